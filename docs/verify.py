"""Checks the cards of a file of deals: python3 verify.py FILE

A second opinion in another language: promise, seed, every deck and the checksum, with nothing but
Python's own library. That the moves are allowed needs the rules: npm run verify -- FILE checks those too.
"""

import hashlib
import hmac
import itertools
import sys


def text_of(lines):
    return "".join(line + "\n" for line in lines).encode()


def shuffled(cards, key, label):
    """Fisher-Yates, by the bytes of HMAC-SHA-256 over the label, a zero byte and the block's number."""
    blocks = (
        hmac.digest(key, label.encode() + b"\0" + number.to_bytes(4, "big"), "sha256")
        for number in itertools.count()
    )
    stream = itertools.chain.from_iterable(blocks)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        limit = 256 - 256 % (last + 1)
        pick = next(byte for byte in stream if byte < limit) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def check(lines):
    """The name of what is wrong, or None."""
    field = dict(line.split(" ", 1) for line in lines[1:])
    contributions = [line for line in lines if line.startswith("seat ")]
    if hashlib.sha256(text_of(lines[:3])).hexdigest() != field["promise"]:
        return "promise"
    if "seed" in field:
        message = text_of([lines[0], lines[1], *contributions])
        seed = hmac.digest(bytes.fromhex(field["secret"]), message, "sha256")
        if field["seed"] != "hmac256:" + seed.hex():
            return "seed"
        for kind, label, skip in ("draw", "oya", 2), ("deal", "deal", 4):
            for words in (line.split() for line in lines if line.startswith(kind + " ")):
                if words[skip:] != shuffled(field["deck"].split(), seed, f"{label} {words[1]}"):
                    return f"{kind} {words[1]}"
    return None if hashlib.sha256(text_of(lines[:-1])).hexdigest() == field["end"] else "end"


failed = check(open(sys.argv[1], encoding="utf-8").read().splitlines())
print(f"This is wrong: {failed}" if failed else "Promise, seed, decks and checksum agree.")
sys.exit(1 if failed else 0)
