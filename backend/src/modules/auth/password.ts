import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes, the package's default. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

let nobodysHash: Promise<string> | undefined;

/** Takes the same time when there is no such user, so that the clock does not tell which addresses exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await (nobodysHash ??= hash('nobody has this password')));
  const matches = await verify(known, password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}
