// Keeps the page for when there is no network: a new one is taken when it comes.
const KEPT = "skatref-@HASH@";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["./", "manifest.webmanifest", "icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("skatref-") && name !== KEPT).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(caches.match("./").then((page) => page ?? fetch(event.request)));
  else
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
