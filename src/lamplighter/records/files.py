"""Records as files, and the secret of an interrupted game beside its record.

A file is written under another name in the same folder, synced, and moved over the old one;
then the folder is synced. So at every moment, a power cut included, either the old file or the
new one is there whole. The secret goes first: a record without it could not be played on.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from lamplighter.records.errors import Finding, RecordError
from lamplighter.records.parse import MAX_BYTES, read
from lamplighter.records.record import Record
from lamplighter.records.replay import replay
from lamplighter.records.seeds import CHOSEN, SECRET, Secret, seed_from_text, seed_to_text
from lamplighter.records.text import write
from lamplighter.records.verify import Verification, verify

__all__ = ["load", "load_secret", "save", "secret_path", "verify_file"]

_SECRET_MAGIC = "Lamplighter secret 1"
_WARNING = "; Keep this file to yourself as long as the game runs: it tells who Jack is."


def secret_path(path: str | os.PathLike[str]) -> Path:
    """Where an interrupted game keeps its secret: beside the record, with ``.secret`` added."""
    real = Path(path).resolve()
    return real.with_name(f"{real.name}.secret")


def save(
    record: Record,
    path: str | os.PathLike[str],
    secret: Secret | None = None,
    *,
    overwrite: bool = False,
) -> None:
    """Write ``record`` to ``path`` and, while the game runs, ``secret`` to its `secret_path`.

    Only the owner may read the secret's file (mode 0600). When the game is over that file is
    removed, since all of it stands in the record. After an error the old files are there as
    they were.

    Args:
        record: the game.
        path: the record's file.
        secret: what resuming an unfinished game needs. Without it only the record is written.
        overwrite: allow ``path`` to be replaced. Another game's secret is never replaced.

    Raises:
        FileExistsError: ``path`` exists and ``overwrite`` is not set, or the secret there is
            that of another interrupted game.
        OSError: the disk is full, the folder cannot be written, ...
        RecordError: the record cannot be written, or ``secret`` is not the one of this game.
    """
    text = write(record)
    target, beside = Path(path).resolve(), secret_path(path)
    if not overwrite and target.exists():
        raise FileExistsError(f"{target} exists: choose another name, or allow it to be replaced.")
    if record.is_open and record.seed is not None:
        secret = Secret(record.seed, record.source == CHOSEN, record.position)
    elif secret is not None:
        replay(record, secret=secret)
    kept = _kept(beside, secret)
    if secret is not None and not record.is_open and not kept:
        _write_safely(beside, _secret_text(secret).encode(), 0o600, overwrite=False)
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666
    _write_safely(target, text.encode(), mode, overwrite)
    if kept and record.is_open:
        beside.unlink()


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file; see `read`.

    Raises:
        OSError: it cannot be opened.
        RecordError: it is not a record, or one that was damaged.
    """
    return read(_text(Path(path)))


def verify_file(path: str | os.PathLike[str]) -> Verification:
    """Check the record in a file; see `verify`. A file that is no text is wrong, too.

    Raises:
        OSError: it cannot be opened.
    """
    try:
        return verify(_text(Path(path)))
    except RecordError as error:
        return Verification("wrong", (error.finding,))


def load_secret(path: str | os.PathLike[str]) -> Secret:
    """The secret that is kept beside the record at ``path``.

    Raises:
        OSError: there is none, or it cannot be opened.
        RecordError: it was damaged.
    """
    return _secret(_text(secret_path(path)))


def _kept(beside: Path, secret: Secret | None) -> bool:
    """Whether this secret is already there. One of another game must not be lost."""
    if not beside.exists():
        return False
    with contextlib.suppress(RecordError):
        if _secret(_text(beside)) == secret:
            return True
    raise FileExistsError(
        f"{beside} belongs to another interrupted game: choose another name, or remove that file "
        "if the game will not be resumed."
    )


def _text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        expected = f"a record, which has at most {MAX_BYTES} bytes"
        raise RecordError(Finding("format", "text", "a larger file", expected, 1))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = repr(data[error.start : error.end])
        raise RecordError(Finding("format", "text", found, "UTF-8 text", line)) from None


def _secret_text(secret: Secret) -> str:
    lines = [_SECRET_MAGIC, _WARNING, f"seed-source: {secret.source}"]
    lines.append(f"seed: {seed_to_text(secret.seed)}")
    if secret.position is not None:
        lines.append(f"position: {secret.position}")
    return "".join(f"{line}\n" for line in lines)


def _secret(text: str) -> Secret:
    """The inverse of `_secret_text`; no message may quote what the file says."""
    lines = text.split("\n")
    keys = ["", "", "seed-source: ", "seed: ", "position: "]
    for number, (line, key) in enumerate(zip(lines[:-1], keys, strict=False), 1):
        if not line.startswith(key):
            raise _damaged(number, f"a line {key!r}")
    if lines[:2] != [_SECRET_MAGIC, _WARNING]:
        raise _damaged(1, f"{_SECRET_MAGIC!r}, and the warning below it")
    if len(lines) not in (5, 6) or lines[-1]:
        raise _damaged(len(lines), "four or five whole lines")
    source, seed = lines[2].removeprefix(keys[2]), seed_from_text(lines[3].removeprefix(keys[3]))
    if source not in (SECRET, CHOSEN):
        raise _damaged(3, f"{SECRET!r} or {CHOSEN!r}")
    if seed is None or (source == SECRET and isinstance(seed, int)):
        raise _damaged(4, "a seed")
    position = lines[4].removeprefix(keys[4]) if len(lines) == 6 else None
    return Secret(seed, source == CHOSEN, position)


def _damaged(line: int, expected: str) -> RecordError:
    return RecordError(Finding("format", "secret", "something else", expected, line))


def _write_safely(target: Path, data: bytes, mode: int, overwrite: bool) -> None:
    """Put ``data`` at ``target``, whole or not at all."""
    temporary = target.with_name(f".lamplighter-{secrets.token_hex(8)}.tmp")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if overwrite:
            temporary.replace(target)
        else:
            _place(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _place(temporary: Path, target: Path) -> None:
    """Move without replacing: a link fails where a file has come to be in the meantime."""
    try:
        target.hardlink_to(temporary)
    except FileExistsError:
        raise FileExistsError(f"{target} exists: choose another name.") from None
    except OSError:
        # Some file systems know no links. What is left there is the check made before.
        temporary.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where folders can be synced; not all systems and disks know that."""
    flag = getattr(os, "O_DIRECTORY", None)
    if flag is None:
        return
    descriptor = os.open(folder, os.O_RDONLY | flag)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(descriptor)
