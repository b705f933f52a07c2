import { createPublicKey } from 'node:crypto';

/** A registry of another environment, whose word counts here. */
export interface TrustedKey {
  /** How this environment calls the other one. */
  readonly environment: string;
  /** SPKI in PEM. */
  readonly publicKey: string;
}

const FORM =
  'TRUSTED_KEYS must be a list of name:key, the key as it stands in keys/registry.pub of that registry, without its first and last line';
const ENTRY = /^([a-z][a-z0-9-]*):\s*([\s\S]+)$/;

/** The first and the last line of a PEM and its line breaks, also written as \n. */
const AROUND = /-----[A-Z ]+-----|\\n|\s/g;

function readKey(text: string): TrustedKey {
  const [, environment, given] = ENTRY.exec(text.trim()) ?? [];
  if (environment === undefined || given === undefined) throw new Error(FORM);
  try {
    const der = Buffer.from(given.replace(AROUND, ''), 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
    return { environment, publicKey: key.export({ type: 'spki', format: 'pem' }).toString() };
  } catch (error) {
    throw new Error(`${FORM}; look at that of ${environment}`, { cause: error });
  }
}

/** Reads `TRUSTED_KEYS`; one environment may have several keys while it changes them. @throws When a key is none. */
export const readTrustedKeys = (text: string): TrustedKey[] =>
  text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map(readKey);
