"""Saving: nothing is lost, whatever fails; secrets stay with their owner."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lamplighter.records import (
    MAX_BYTES,
    RecordError,
    Secret,
    load,
    load_secret,
    replay,
    save,
    secret_path,
    verify,
    verify_file,
    write,
)
from tests.records.samples import FOLDER, NAMES, kept, sample


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_saved_can_be_loaded(name: str, tmp_path: Path) -> None:
    state, secret, record = kept()[name]
    path = tmp_path / name
    save(record, path, secret)
    assert load(path) == record
    assert path.read_bytes() == (FOLDER / name).read_bytes()
    if record.is_open:
        assert names_in(tmp_path) == [name]
        return
    assert names_in(tmp_path) == [name, f"{name}.secret"]
    assert load_secret(path) == secret
    assert replay(load(path), secret=load_secret(path)) == state
    kept_text = (FOLDER / f"{name}.secret").read_bytes()
    assert secret_path(path).read_bytes() == kept_text


def test_only_the_owner_may_read_the_secret(tmp_path: Path) -> None:
    _, secret, record = sample(1, 5)
    old = os.umask(0)
    try:
        save(record, tmp_path / "game.txt", secret)
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "game.txt.secret").stat().st_mode) == 0o600


def test_the_secret_is_never_open_to_others_not_even_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes = []
    sync = os.fsync

    def watching(descriptor: int) -> None:
        if not stat.S_ISDIR(os.fstat(descriptor).st_mode):
            modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", watching)
    _, secret, record = sample(1, 5)
    save(record, tmp_path / "game.txt", secret)
    assert modes[0] == 0o600
    assert len(modes) == 2


def test_nothing_is_overwritten_by_accident(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("my diary")
    _, secret, record = sample(1, 5)
    with pytest.raises(FileExistsError, match=r"choose another name"):
        save(record, path, secret)
    assert path.read_text() == "my diary"
    assert names_in(tmp_path) == ["game.txt"]
    save(record, path, secret, overwrite=True)
    assert load(path) == record


def test_a_file_that_appears_in_the_last_moment_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    exists = Path.exists

    def too_early(self: Path, **options: Any) -> bool:
        return False if self == path else exists(self, **options)

    path.write_text("my diary")
    monkeypatch.setattr(Path, "exists", too_early)
    with pytest.raises(FileExistsError):
        save(sample(1).record, path)
    assert path.read_text() == "my diary"
    assert names_in(tmp_path) == ["game.txt"]


def test_a_game_is_saved_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for moves in range(0, 40, 3):
        state, secret, record = sample(11, moves)
        save(record, path, secret, overwrite=True)
        assert load(path) == record
        assert secret_path(path).exists() != record.is_open
        if not record.is_open:
            assert replay(load(path), secret=load_secret(path)) == state
    assert verify(load(path)).status == "fair"
    assert names_in(tmp_path) == ["game.txt"]


def test_the_secret_of_another_game_is_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, secret, record = sample(1, 5)
    save(record, path, secret)
    before = {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)}
    running, over = sample(2, 5), sample(2)
    for other, hidden in (
        (running.record, running.secret),
        (over.record, over.secret),
        (over.record, None),
        (running.record, None),
    ):
        with pytest.raises(FileExistsError, match="another interrupted game"):
            save(other, path, hidden, overwrite=True)
        assert {name: (tmp_path / name).read_bytes() for name in names_in(tmp_path)} == before


def test_a_damaged_secret_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, secret, record = sample(1, 5)
    secret_path(path).write_text("half of it")
    with pytest.raises(FileExistsError):
        save(record, path, secret, overwrite=True)
    assert secret_path(path).read_text() == "half of it"


def test_a_wrong_secret_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(RecordError):
        save(sample(1, 5).record, tmp_path / "game.txt", sample(2, 5).secret)
    assert names_in(tmp_path) == []


def test_a_public_copy_can_be_saved_without_the_secret(tmp_path: Path) -> None:
    record = sample(1, 5).record
    save(record, tmp_path / "game.txt")
    assert names_in(tmp_path) == ["game.txt"]
    with pytest.raises(FileNotFoundError):
        load_secret(tmp_path / "game.txt")


def test_the_rights_of_a_file_stay_as_its_owner_set_them(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, secret, record = sample(1, 5)
    save(record, path, secret)
    path.chmod(0o600)
    save(record, path, secret, overwrite=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_keeps_pointing_at_the_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    _, secret, record = sample(1, 5)
    save(record, real, secret)
    link.symlink_to(real)
    state, secret, record = sample(1, 8)
    save(record, link, secret, overwrite=True)
    assert link.is_symlink()
    assert load(real) == record
    assert replay(load(link), secret=load_secret(link)) == state


# --- what can fail on the way --------------------------------------------------------------------


class PowerCut(BaseException):
    """Nothing that runs after this point counts."""


def failing(name: str, at: int, error: BaseException) -> Callable[[pytest.MonkeyPatch], None]:
    """Make the ``at``-th call of ``os.<name>`` fail."""

    def install(monkeypatch: pytest.MonkeyPatch) -> None:
        real, calls = getattr(os, name), iter(range(1_000))

        def broken(*arguments: Any, **options: Any) -> Any:
            if next(calls) == at:
                raise error
            return real(*arguments, **options)

        monkeypatch.setattr(os, name, broken)

    return install


FULL = OSError(errno.ENOSPC, "No space left on device")
READ_ONLY = OSError(errno.EROFS, "Read-only file system")
BROKEN = OSError(errno.EIO, "Input/output error")


@pytest.mark.parametrize("at", range(4))
@pytest.mark.parametrize("name", ["fsync", "replace", "open"])
@pytest.mark.parametrize("error", [FULL, READ_ONLY, BROKEN, KeyboardInterrupt(), PowerCut()])
def test_an_old_record_survives_every_failure(
    name: str, at: int, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    old_state, secret, old = sample(11, 5)
    new_state, _, new = sample(11, 9)
    save(old, path, secret)
    with monkeypatch.context() as patch:
        failing(name, at, error)(patch)
        try:
            save(new, path, secret, overwrite=True)
        except type(error):
            failed = True
        else:
            failed = False
    record = load(path)
    assert record in (old, new)
    assert failed or record == new
    assert replay(record, secret=load_secret(path)) in (old_state, new_state)
    assert not [name for name in names_in(tmp_path) if name.endswith(".tmp")]
    # And nothing stands in the way of the next attempt.
    save(new, path, secret, overwrite=True)
    assert load(path) == new


@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize("name", ["fsync", "replace", "open", "link"])
def test_a_first_save_that_fails_leaves_no_half_file(
    name: str, at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    state, secret, record = sample(11, 5)
    with monkeypatch.context() as patch:
        failing(name, at, FULL)(patch)
        try:
            save(record, path, secret)
        except OSError as error:
            caught: OSError | None = error
        else:
            caught = None
    assert caught is None or caught.errno == errno.ENOSPC
    if path.exists():
        assert replay(load(path), secret=load_secret(path)) == state
        return
    assert caught is not None
    save(record, path, secret)
    assert replay(load(path), secret=load_secret(path)) == state


def test_a_finished_game_that_cannot_be_saved_keeps_its_interrupted_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    state, secret, record = sample(11, 5)
    save(record, path, secret)
    with monkeypatch.context() as patch:
        failing("fsync", 0, FULL)(patch)
        with pytest.raises(OSError, match="No space left"):
            save(sample(11).record, path, secret, overwrite=True)
    assert replay(load(path), secret=load_secret(path)) == state


def test_data_and_name_are_both_synced_in_the_right_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, move = os.fsync, os.replace

    def syncing(descriptor: int) -> None:
        folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        done.append("sync folder" if folder else "sync file")
        sync(descriptor)

    def moving(*arguments: Any) -> None:
        done.append("rename")
        move(*arguments)

    monkeypatch.setattr(os, "fsync", syncing)
    monkeypatch.setattr(os, "replace", moving)
    save(sample(1).record, tmp_path / "game.txt", overwrite=True)
    assert done == ["sync file", "rename", "sync folder"]


def test_a_disk_that_cannot_sync_folders_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync

    def files_only(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", files_only)
    state, secret, record = sample(1, 5)
    save(record, tmp_path / "game.txt", secret)
    assert replay(load(tmp_path / "game.txt"), secret=load_secret(tmp_path / "game.txt")) == state


def test_a_file_system_without_links_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*arguments: Any, **options: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    _, secret, record = sample(1, 5)
    save(record, tmp_path / "game.txt", secret)
    assert load(tmp_path / "game.txt") == record
    with pytest.raises(FileExistsError):
        save(record, tmp_path / "game.txt", secret)


def test_a_folder_that_is_not_there_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(sample(1).record, tmp_path / "nowhere" / "game.txt")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "game.txt")
    with pytest.raises(OSError, match=r"directory|denied"):
        load(tmp_path)


# --- files that are no records -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "line", "expected"),
    [
        (b"", 1, "Lamplighter record 1"),
        (b"x" * (MAX_BYTES + 1), 1, "at most 65536 bytes"),
        (b"Lamplighter record 1\ngame: p\xffcket\n", 2, "UTF-8"),
        (b"Lamplighter record 1\r\ngame: pocket\n", 1, "Lamplighter record 1"),
        (b"\xff\xfeL\0a\0m\0", 1, "UTF-8"),
        (b"\x89PNG\r\n\x1a\n", 1, "UTF-8"),
    ],
)
def test_other_files_are_refused(data: bytes, line: int, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(RecordError, match=expected) as caught:
        load(path)
    assert caught.value.finding.line == line
    assert verify_file(path).findings == (caught.value.finding,)


def test_a_file_is_verified_as_its_text_is(tmp_path: Path) -> None:
    for name in NAMES:
        assert verify_file(FOLDER / name) == verify(kept()[name].record)
    with pytest.raises(FileNotFoundError):
        verify_file(tmp_path / "nothing.txt")


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(RecordError, match="at most"):
        load("/dev/zero")


@pytest.mark.parametrize("cut", range(0, 180, 7))
def test_a_damaged_secret_is_named_and_not_quoted(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, secret, record = sample(1, 5)
    save(record, path, secret)
    whole = secret_path(path).read_text()
    for damaged in (whole[:cut], whole[:cut] + "?" + whole[cut + 1 :], whole + "more\n"):
        secret_path(path).write_text(damaged)
        with pytest.raises(RecordError) as caught:
            load_secret(path)
        assert isinstance(secret.seed, bytes)
        assert secret.seed.hex()[:8] not in str(caught.value)


def test_the_text_of_a_record_is_what_is_in_the_file(tmp_path: Path) -> None:
    record = kept()["finished.txt"].record
    save(record, tmp_path / "game.txt", Secret())
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == write(record)
