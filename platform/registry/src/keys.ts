import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the public key of a data folder lies, in PEM. */
export const publicKeyFile = (dataDir: string) => path.join(dataDir, 'keys', 'registry.pub');

/** Signs what edges follow. */
export interface Signer {
  /** Short name of the public key. */
  readonly keyId: string;
  /** SPKI in PEM. */
  readonly publicKey: string;
  /** Ed25519 in base64. */
  sign(text: string): string;
}

function signerOf(privateKey: KeyObject): Signer {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return {
    keyId: keyIdOf(publicKey),
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** First digits of the key's hash. */
export function keyIdOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** Whether a text was signed by the owner of this public key. Never throws for a signature that is nonsense. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** The signer of a data folder; its pair is made once. A key from the environment wins and is not written down. */
export async function openSigner(dataDir: string, privateKey: string | undefined): Promise<Signer> {
  await mkdir(path.join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'keys', 'registry.key');
  if (privateKey === undefined) {
    const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  const signer = signerOf(createPrivateKey(privateKey ?? (await readFile(file, 'utf8'))));
  await writeFile(publicKeyFile(dataDir), signer.publicKey);
  return signer;
}
