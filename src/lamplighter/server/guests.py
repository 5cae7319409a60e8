"""Who a browser is: a guest, known by a signed cookie and by nothing else.

The cookie holds a random name that the service gave, the time, and a signature over both. Scripts
cannot read it, other sites do not send it along, and nobody can make one up. The key that signs is
made once and kept in a file that only its owner may read; whoever changes it makes every guest a
new one, who then needs the links to his seats.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.responses import Response

__all__ = ["Guest", "Guests", "signing_key"]

KEY_BYTES = 32

DAY = 24 * 60 * 60
KEPT = 400 * DAY
"""As long as browsers allow a cookie to be kept, in seconds."""
RENEWED = 30 * DAY
"""The age at which a cookie is given anew, so that who comes back stays who he is."""


class Guest(NamedTuple):
    """One browser.

    Attributes:
        id: the name the service gave to it; nobody else is told.
        is_known: whether the request brought a cookie of ours.
        is_due: whether the answer has to bring a cookie.
    """

    id: str
    is_known: bool
    is_due: bool


class Guests:
    """Reads and writes the cookies.

    Args:
        key: what cookies are signed with.
        is_secure: whether people reach the service over TLS; then cookies travel over it only.
    """

    def __init__(self, key: bytes, is_secure: bool) -> None:
        self._signer = TimestampSigner(key, salt="lamplighter guest")
        self._is_secure = is_secure
        # With that prefix browsers themselves make sure that no neighbour has set the cookie.
        self.cookie = "__Host-lamplighter" if is_secure else "lamplighter"

    def of(self, cookies: Mapping[str, str]) -> Guest:
        """The guest that a request comes from, a new one if its cookie is not ours."""
        try:
            value, given = self._signer.unsign(
                cookies.get(self.cookie, ""), max_age=KEPT, return_timestamp=True
            )
        except BadSignature:
            return Guest(secrets.token_urlsafe(16), is_known=False, is_due=True)
        age = self._signer.get_timestamp() - int(given.timestamp())
        return Guest(value.decode(), is_known=True, is_due=age > RENEWED)

    def keep(self, guest: Guest, response: Response) -> None:
        """Let the browser remember who it is, where it does not yet."""
        if not guest.is_due:
            return
        signed = self._signer.sign(guest.id).decode()
        carrier = Response()
        carrier.set_cookie(
            self.cookie,
            signed,
            max_age=KEPT,
            path="/",
            secure=self._is_secure,
            httponly=True,
            samesite="lax",
        )
        MutableHeaders(raw=response.raw_headers).append("set-cookie", carrier.headers["set-cookie"])


def signing_key(path: Path) -> bytes:
    """The key in the file ``path``, which is made with a new key if there is none.

    Raises:
        OSError: it cannot be read or made.
        ValueError: what is in it is no key.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        # Made under another name and linked, so that of two services that start at once one is
        # first, and nobody reads half a key.
        own = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with open(descriptor, "w", encoding="ascii") as file:
                file.write(f"{secrets.token_hex(KEY_BYTES)}\n")
                file.flush()
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(own, path)
        finally:
            own.unlink()
    text = path.read_text(encoding="ascii", errors="replace").strip()
    if not re.fullmatch(r"(?:[\da-f]{2}){32,}", text):
        raise ValueError(
            f"{path} holds no key: it must be one line of 64 or more hexadecimal digits"
        )
    return bytes.fromhex(text)
