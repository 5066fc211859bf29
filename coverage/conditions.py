#!/usr/bin/env python3
"""The decisions of a folder, and how many of their conditions were shown to decide alone (MC/DC).

Reads what `llvm-cov export -format=text` says, and prints for each decision, separated by tabs: file below
the folder, line, conditions, those shown, the text of the line. Called by tests/assurance/mcdc.sh.
usage: llvm-cov export -format=text ... | python3 conditions.py FOLDER
"""
import json
import sys
from pathlib import Path


def decisions(files, folder):
    for file in files:
        if file["filename"].startswith(folder):
            lines = Path(file["filename"]).read_text(encoding="utf-8").splitlines()
            for record in file.get("mcdc_records", []):
                flags = [flag for part in record if isinstance(part, list) for flag in part]
                yield (file["filename"].removeprefix(folder), record[0], len(flags), sum(flags),
                       lines[record[0] - 1].strip())


found = list(decisions(json.load(sys.stdin)["data"][0]["files"], sys.argv[1]))
for row in found:
    print(*row, sep="\t")
sys.exit(not found)
