/**
 * The member whom a call's `authorization` names, or undefined for a guest. A token that names nobody is some member's. The
 * token is not checked here.
 */
export function findMember(authorization: string | null): string | undefined {
  const token = /^bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : 'member';
  } catch {
    return 'member';
  }
}
