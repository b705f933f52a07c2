import type { CleanHtml } from '@wisata/kernel/contracts/clean-html';
import type { Media } from '@wisata/ui/picture';

export interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly picture: Media;
  readonly createdAt: string;
  readonly category: Named | undefined;
  readonly tags: readonly Named[];
}

export interface PostDetail extends Post {
  readonly html: CleanHtml;
}

export interface PostMeta {
  readonly title: string;
  readonly description: string;
  readonly picture: Media;
}

export interface PostPage {
  readonly posts: readonly Post[];
  /** Of a category's or tag's page; empty on the whole list. */
  readonly name: string;
  readonly page: number;
  readonly pageCount: number;
  /** Posts on all pages. */
  readonly total: number;
}

export interface BlogSetting {
  readonly title: string;
  readonly description: string;
  readonly pageSize: number;
  readonly categories: readonly Named[];
}
