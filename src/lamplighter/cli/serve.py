"""The command that serves the games to browsers: serve."""

from __future__ import annotations

import errno
import inspect
import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Annotated, Any

import typer

from lamplighter.cli.lines import tell
from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import Refusal
from lamplighter.server.settings import SettingError, Settings, gathered

__all__ = ["serve"]

TYPES: dict[str, Any] = {"int": int | None, "float": float | None, "str": str | None}

METAVARS = {"int": "N", "float": "N", "str": "TEXT"}

Command = Callable[..., Any]


def _option_of(setting: Field[Any]) -> inspect.Parameter:
    """The option with which a setting is made; ``None`` where it is not given."""
    kind = str(setting.type)
    names = [f"--{setting.name.replace('_', '-')}"]
    told: dict[str, Any] = {"help": say(f"cli-option-{setting.name.replace('_', '-')}")}
    if kind in TYPES:
        told["metavar"] = METAVARS[kind]
        told["min"], told["max"] = setting.metadata.get("low"), setting.metadata.get("high")
        # Typer shows a default only of what it fills in itself.
        if setting.default is not MISSING and setting.default != "":
            told["show_default"] = str(setting.default)
    else:
        names = [f"{names[0]}/--no-{setting.name}"]
    annotation: Any = Annotated[TYPES.get(kind, bool | None), typer.Option(*names, **told)]
    return inspect.Parameter(
        setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


def _takes_settings(command: Command) -> Command:
    """Give the command one option for each setting there is."""
    own = list(inspect.signature(command, eval_str=True).parameters.values())
    asked = [
        *(each for each in own if each.kind is not inspect.Parameter.VAR_KEYWORD),
        *(_option_of(setting) for setting in fields(Settings)),
    ]
    # Typer reads both.
    command.__signature__ = inspect.Signature(asked)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in asked}
    return command


@_takes_settings
def serve(
    *,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-option-config"))
    ] = None,
    **given: Any,
) -> None:
    """The games in the browser, for whoever can reach this machine."""
    try:
        settings = gathered(given, file=config)
    except SettingError as error:
        raise Refusal(_told(error)) from None
    try:
        from lamplighter.server import serving
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "lamplighter":
            raise
        raise Refusal(say("cli-serve-not-installed", name=str(error.name))) from None
    try:
        listening = serving.listen(settings)
    except OSError as error:
        raise Refusal(_no_port(settings, error)) from None
    with listening:
        try:
            serving.serve(settings, listening, _tell_address)
        except serving.DatabaseTrouble as error:
            raise Refusal(say("cli-serve-no-database", why=quoted(str(error)))) from None
        except ValueError as error:
            raise Refusal(say("cli-serve-cannot", why=quoted(str(error)))) from None


def _tell_address(address: str, elsewhere: str | None) -> None:
    tell(say("cli-serve-address", address=address), whole=address)
    if elsewhere:
        tell(say("cli-serve-elsewhere", address=elsewhere), whole=elsewhere)
    sys.stdout.flush()


def _no_port(settings: Settings, error: OSError) -> str:
    host, port = quoted(settings.host), str(settings.port)
    if error.errno == errno.EADDRINUSE:
        return say("cli-serve-port-taken", host=host, port=port)
    why = error.strerror or type(error).__name__
    return say("cli-serve-no-port", host=host, port=port, why=why)


def _told(error: SettingError) -> str:
    place, found = quoted(error.place), quoted(error.found)
    if error.expected == "toml":
        return say("cli-setting-toml", place=place, why=found)
    if error.expected == "name":
        return say("cli-setting-name", place=place, found=found, names=list(error.names))
    if error.expected in ("whole", "number"):
        low, high = error.names
        return say("cli-setting-number", place=place, found=found, low=low, high=high)
    return say("cli-setting-kind", place=place, found=found, kind=error.expected)
