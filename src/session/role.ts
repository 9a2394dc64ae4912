/** The claim name the existing server uses for a role (decisions.md, Routes). */
const longRoleClaim = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role';

/** The claims of a JWT without verifying its signature: for display and routing only, the server enforces access. */
export function readClaims(token: string): Record<string, unknown> | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The role in an access token, lower-cased; null when it cannot be read. */
export function readRole(token: string | null): string | null {
  const claims = token ? readClaims(token) : null;
  const value = claims?.role ?? claims?.[longRoleClaim];
  const role = Array.isArray(value) ? value[0] : value;
  return typeof role === 'string' && role !== '' ? role.toLowerCase() : null;
}
