import { createSeal } from '../seal.ts';

/** Links that show whatever version stands behind a preview. */
export interface PreviewLinks {
  /** Path and query of an edge's link; the same for every version that comes to stand behind it. */
  pathOf(name: string, number: number): string;
  /** Whether such a link was made for this preview. */
  isGenuine(name: string, number: number, key: string): boolean;
}

/** Signs links with the secret that all edges and the registry share. */
export function createPreviewLinks(secret: string): PreviewLinks {
  const seal = createSeal(secret, 'preview-link');
  const textOf = (name: string, number: number) => `${name}|${number}`;
  return {
    pathOf: (name, number) => `/ops/preview/${name}/${number}?key=${seal.sign(textOf(name, number))}`,
    isGenuine: (name, number, key) => seal.isGenuine(textOf(name, number), key),
  };
}
