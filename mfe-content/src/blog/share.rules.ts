import type { Post } from '../api/blog.model.ts';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Category and tags with their spaces removed, joined by commas (spec section 3, Blog). */
export function hashtags({ category, tags }: Pick<Post, 'category' | 'tags'>): string {
  return [category?.name ?? '', ...tags.map(({ name }) => name)].map(withoutSpaces).filter(Boolean).join(',');
}

/** Where a post is shared: the words, the address, the hashtags. */
export function sharePath(post: Pick<Post, 'title' | 'category' | 'tags'>, url: string): string {
  const query = new URLSearchParams({ text: post.title, url, hashtags: hashtags(post) });
  return `https://x.com/intent/post?${query}`;
}
