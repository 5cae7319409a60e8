"""What a page says, and whether it says it in the language that was asked for."""

from __future__ import annotations

import re

from lamplighter.sentences import Say, SentenceError, catalogue
from tests.catalogues import source
from tests.web.visiting import Visitor

__all__ = ["foreign", "raw_keys", "said"]

PLAIN = re.compile(r"^(web-[\w-]+) = ([^{\n]+)$", re.MULTILINE)
"""A sentence of one line without anything to fill in."""

KEY = re.compile(r"\b(?:web|name|list|pocket|london)-[a-z]+(?:-[a-z]+)+\b")

SAID = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement?.closest('script, style, code, datalist');
    if (!inside) texts.push(walk.currentNode.textContent.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return [...new Set(texts.filter(Boolean))];
}"""


def said(visitor: Visitor) -> list[str]:
    """Every text and every label of the page."""
    texts: list[str] = visitor.page.evaluate(SAID)
    return texts


def raw_keys(texts: list[str]) -> list[str]:
    """Texts that show the key of a sentence in its place."""
    return [text for text in texts if KEY.search(text)]


def foreign(texts: list[str], language: str) -> list[str]:
    """English sentences among the texts of a page in another language."""
    if language == "en":
        return []
    english = source("en")
    own = catalogue(language)
    strange = {
        sentence.strip()
        for key, sentence in PLAIN.findall(english)
        if " " in sentence.strip() and _said(own, key) != sentence.strip()
    }
    # What a language lacks comes from English, so it would be found in any case.
    translated = source(language)
    lacked = {
        sentence.strip()
        for key, sentence in PLAIN.findall(english)
        if " " in sentence.strip() and not re.search(rf"^{key} =", translated, re.MULTILINE)
    }
    return [text for text in texts if text in strange | lacked]


def _said(say: Say, key: str) -> str:
    try:
        return say(key)
    except SentenceError:
        return ""
