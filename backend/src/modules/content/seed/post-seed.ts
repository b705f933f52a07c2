import type { PostBody } from '../tables.ts';

export interface PostSeed extends Omit<PostBody, 'tagNames'> {
  readonly slug: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Day on which it appeared. */
  readonly date: string;
}
