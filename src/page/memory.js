/** What this device remembers; a page in a strict browser remembers nothing. */
export const memory = {
  get(key) {
    try {
      return localStorage.getItem(`skatref.${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`skatref.${key}`, value);
    } catch {
      // then not
    }
  },
};
