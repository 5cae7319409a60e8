/** What this browser remembers. A browser that forbids it, or is full, simply forgets. */
const PREFIX = 'lamplighter:';

/** What was kept under a name; something else where there is nothing, or nothing of the shape of `like`. */
export function recall<T>(name: string, otherwise: T, like: unknown = otherwise): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? '');
    return fits(kept, like) ? (kept as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether a value can stand where `like` does, with all its parts at least. Lists are of texts; `null` may be one, too. */
function fits(value: unknown, like: unknown): boolean {
  if (like === null) return value === null || typeof value === 'string';
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value !== typeof like || value === null || Array.isArray(value)) return false;
  if (typeof like !== 'object') return true;
  return Object.entries(like).every(([part, one]) => fits((value as Record<string, unknown>)[part], one));
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Forgetting it does no harm.
  }
}
