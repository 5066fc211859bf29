#!/usr/bin/env python3
"""The decisions of src/ and how many of their conditions were shown to decide alone (MC/DC).

Reads what `llvm-cov export -format=text` says, and prints for each decision, separated by tabs:
file, line, conditions, those shown. Called by tests/assurance/mcdc.sh.
"""
import json
import sys


def decisions(files):
    for file in files:
        for record in file.get("mcdc_records", []):
            yield file["filename"], record[0], [flag for part in record
                                                if isinstance(part, list) for flag in part]


for name, line, flags in decisions(json.load(sys.stdin)["data"][0]["files"]):
    print(name, line, len(flags), sum(flags), sep="\t")
