"""Going through the words of a record one by one, with the rules at hand.

Everything that needs more of a record than its letters goes through `walk`: laying the words out
in rounds, checking each of them, comparing chance with the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from lamplighter.games.base import Game, State
from lamplighter.games.chance import ChanceStream, chance_domain
from lamplighter.games.errors import IllegalActionError, PositionError
from lamplighter.games.view import REVEAL, VERDICTS
from lamplighter.records.errors import Finding, Kind, fault
from lamplighter.records.record import NOBODY, UNFINISHED, Record

__all__ = ["Step", "Walk", "full_words", "legal_words", "outcome", "public_words", "start", "walk"]

_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Step:
    """One word of a record in its place.

    Attributes:
        round: the round it was played in, 0 during the deal.
        word: as it stands in the record.
        verdicts: what the witnesses said right after it.
        left: the suspects not yet cleared then.
    """

    round: int
    word: str
    verdicts: tuple[str, ...]
    left: tuple[str, ...]


@dataclass(slots=True)
class Walk:
    """What was met on the way.

    Attributes:
        state: where the walk ended: behind the last word, or before one that cannot be played.
        steps: the words that were played.
        findings: the faults, in the order they were met, without lines.
        moves: how many decisions of players were played.
        chance: how many outcomes were compared with the seed.
        verdicts: how many verdicts were compared.
    """

    state: State
    steps: list[Step] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    moves: int = 0
    chance: int = 0
    verdicts: int = 0


def start(game: Game, position: str | None) -> State:
    """The first state of a game that began with the deal or with ``position``.

    Raises:
        RecordError: the position cannot be read.
    """
    if position is None:
        return game.new_initial_state()
    try:
        return game.parse_state(position)
    except PositionError as error:
        raise fault("format", "position", position, f"a position string ({error})") from None


def public_words(state: State) -> tuple[str, ...]:
    """What a spectator was told so far, with the verdicts; without what the end reveals."""
    told = state.view(None).words()
    return tuple(told[: told.index(REVEAL)] if REVEAL in told else told)


def full_words(state: State) -> tuple[str, ...]:
    """All words of the history, secrets included, with the verdicts where they were given."""
    words = iter(state.words())
    return tuple(told if told in VERDICTS else next(words) for told in public_words(state))


def legal_words(state: State) -> str:
    """The words possible here, for a message; the first few if there are many."""
    words = [state.action_to_string(action) for action in state.legal_actions()]
    more = f" or {len(words) - _SHOWN} more" if len(words) > _SHOWN else ""
    return " ".join(words[:_SHOWN]) + more


def outcome(state: State, stream: ChanceStream, drawn: Counter[str]) -> int:
    """The outcome that ``stream`` gives at this chance node; counts it in ``drawn``."""
    outcomes = state.legal_actions()
    domain = chance_domain(state.action_to_string(outcomes[0]))
    drawn[domain] += 1
    return outcomes[stream.below(domain, drawn[domain] - 1, len(outcomes))]


def walk(
    record: Record,
    begin: State,
    words: Sequence[str],
    stream: ChanceStream | None = None,
    trusted: bool = False,
) -> Walk:
    """Play ``words`` from ``begin`` and note every fault.

    Args:
        record: whose words they are; its own may be the redacted ones.
        begin: the first state; it is not changed.
        words: the words in full, with verdicts.
        stream: what chance is compared with, if it is known.
        trusted: where chance and a word disagree, go on with the outcome of ``stream``: it is
            known to be the committed one, so the word is what somebody changed.
    """
    return _Walker(record, begin, words, stream, trusted).run()


class _Walker:
    """One walk. It stops at the first word that cannot be played or replaced."""

    def __init__(
        self,
        record: Record,
        begin: State,
        words: Sequence[str],
        stream: ChanceStream | None,
        trusted: bool,
    ) -> None:
        self.record = record
        self.words = words
        self.stream = stream
        self.trusted = trusted
        self.made = Walk(begin.clone())
        self.drawn: Counter[str] = Counter()
        self.told = 0

    def run(self) -> Walk:
        item = 0
        while item < len(self.words):
            if self.words[item] in VERDICTS:
                self._note("verdict", item, "no verdict here: the witnesses were not called")
                item += 1
                continue
            action = self._action(item)
            if action is None:
                return self.made
            item = self._play(item, action)
        self._check_result()
        return self.made

    def _play(self, item: int, action: int) -> int:
        """Play the word at ``item``; the index of the next word behind its verdicts."""
        state = self.made.state
        round_number = state.round_number()
        state.apply_action(action)
        behind = item + 1
        while behind < len(self.words) and self.words[behind] in VERDICTS:
            behind += 1
        given = tuple(self.words[item + 1 : behind])
        called = state.is_terminal() or state.round_number() != round_number
        verdicts = self._new_verdicts() if called else ()
        if given != verdicts:
            wrong = item + 1 if given else item
            self._note("verdict", wrong, " ".join(verdicts) or "no verdict after this word")
        left = tuple(state.suspects()) if verdicts else ()
        self.made.verdicts += len(verdicts)
        self.made.steps.append(Step(round_number, self.record.words[item], verdicts, left))
        return behind

    def _new_verdicts(self) -> tuple[str, ...]:
        told = [word for word in public_words(self.made.state) if word in VERDICTS]
        new, self.told = told[self.told :], len(told)
        return tuple(new)

    def _action(self, item: int) -> int | None:
        """The number to play for the word at ``item``, or ``None`` if it cannot be played."""
        state, word = self.made.state, self.words[item]
        if state.is_terminal():
            self._note("word", item, "nothing more: the game is over")
            return None
        try:
            action = state.string_to_action(word)
        except IllegalActionError:
            action = None
        if state.is_chance_node() and self.stream is not None:
            return self._compared(item, action, self.stream)
        if action is None:
            self._note("word", item, f"one of the words possible here: {legal_words(state)}")
        self.made.moves += not state.is_chance_node()
        return action

    def _compared(self, item: int, action: int | None, stream: ChanceStream) -> int | None:
        """The outcome to go on with, after comparing the word's with the seed's.

        Text that is no word of the game may be the traces of two words, or of none, so what
        comes after it would be read at the wrong place.
        """
        state = self.made.state
        due = outcome(state, stream, self.drawn)
        self.made.chance += 1
        if action == due:
            return due
        word = state.action_to_string(due)
        self._note("chance", item, f"{word}, the outcome that the seed gives here")
        known = state.game.words.number(self.words[item], True) is not None
        return due if self.trusted and known else action

    def _check_result(self) -> None:
        state, record = self.made.state, self.record
        result = UNFINISHED
        if state.is_terminal():
            result = state.game.roles[0 if state.returns()[0] > 0 else 1]
        if record.ended is not None:
            self._check_early_end()
        elif record.result != result:
            finding = Finding("result", "result", record.result, f"{result!r}, as the words tell")
            self.made.findings.append(finding)

    def _check_early_end(self) -> None:
        """The players ended it: not after the rules did, and only one of them can have won."""
        state, record = self.made.state, self.record
        if state.is_terminal():
            expected = "no such line: the game was played to its end"
            self.made.findings.append(Finding("result", "ended", record.ended or "", expected))
        elif record.result not in (*state.game.roles, NOBODY):
            expected = f"{' or '.join(state.game.roles)}"
            self.made.findings.append(Finding("result", "result", record.result, expected))

    def _note(self, kind: Kind, item: int, expected: str) -> None:
        found = self.record.words[item]
        self.made.findings.append(Finding(kind, f"words[{item}]", found, expected, item=item))
