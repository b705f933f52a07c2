import * as contract from '@wisata/kernel/contracts/blog';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

const { blog_category: category } = contract.POST.entries;

const TEXTS = { excerpt: '', image_alt: '', blog_tags: [] };
const CATEGORY = { blog_category: v.fallback(v.nullable(category), null) };

export const POST = readerOf(contract.POST, ['slug', 'title', 'image', 'created_at'], TEXTS, CATEGORY);
export type PostRecord = v.InferOutput<typeof POST>;
export const POST_DETAIL = readerOf(
  contract.POST_DETAIL,
  ['slug', 'title', 'image', 'created_at', 'content'],
  TEXTS,
  CATEGORY,
);

const { meta } = contract.POST_PAGE_OF.entries;

export const POST_PAGE = readerOf(
  contract.POST_PAGE_OF,
  [],
  { name: '' },
  { data: v.array(POST), meta: readerOf(meta, ['current_page', 'per_page', 'total'], {}) },
);

export const POST_META = readerOf(contract.POST_META, ['title', 'description', 'image'], {});

export const SETTING = readerOf(contract.BLOG_SETTING, [], {
  limit_per_page: 12,
  title: '',
  description: '',
  categories: [],
});
