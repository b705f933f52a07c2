import type { EditedBody, EditedKind } from '@wisata/kernel/contracts/admin-content';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';
import type { Translated } from './translated.ts';

/** A record that is written as JSON text and read as an object. */
type Json<T> = ColumnType<T, string, string>;

interface MenuChild {
  readonly id: number;
  readonly name: Translated;
  readonly link: string;
  readonly icon: string;
  readonly isNeedAuth: boolean;
}

export interface EntryBodies {
  menu: {
    /** A key of the shell's messages, the same in both languages, unless `noTranslate` is set. */
    readonly name: Translated;
    readonly link: string;
    /** Address of a drawing whose lines are shown in the colour of the words; empty for an entry without one. */
    readonly icon: string;
    readonly isLocal: boolean;
    readonly isNeedAuth: boolean;
    readonly noTranslate: boolean;
    readonly children: readonly MenuChild[];
  };
  category: {
    readonly parentId: number | null;
    readonly categoryName: Translated;
    /** Product and Promotion lead to pages of those names, everything else to a category page. */
    readonly pageType: 'Product' | 'Promotion' | 'Enquiry' | 'Category';
    readonly description: Translated;
    readonly image: ContentImage;
  };
  slider: {
    readonly slideName: Translated;
    readonly displayName: Translated;
    readonly description: Translated;
    readonly pageType: 'Promotion';
    readonly image: ContentImage;
  };
  page: { readonly title: Translated; readonly description: Translated; readonly content: Translated };
  faq: { readonly topic: Translated; readonly question: Translated; readonly answer: Translated };
  banner: {
    readonly title: Translated;
    readonly desc: Translated;
    readonly image: ContentImage;
    readonly link: string;
    /** Last day, to its end in Jakarta; none where it stays. */
    readonly expired_at?: string;
  };
  partner: { readonly name: string; readonly desc: Translated; readonly image: string };
  notice: {
    readonly notice: Translated;
    /** Last day of the notice, to its end in Jakarta. */
    readonly expired_at: string;
    readonly upload_file: string;
    readonly bg_color: string;
    readonly text_color: string;
  };
}

export interface ContentImage {
  readonly uri: string;
  readonly alt: Translated;
}

export type EntryKind = keyof EntryBodies;

export interface PostBody {
  readonly title: Translated;
  readonly excerpt: Translated;
  readonly content: Translated;
  readonly image: ContentImage;
  /** As shown; the column `tags` holds the same as slugs. */
  readonly tagNames: readonly string[];
}

interface EntryRow {
  kind: EntryKind;
  /** Number of the record within its kind, as the API's ids. */
  id: number;
  slug: string;
  position: number;
  is_active: Generated<boolean>;
  body: Json<EntryBodies[EntryKind]>;
  /** Set once an editor has published it: from then on releases leave it as it is. */
  edited_at: Generated<Date | null>;
}

/** What an editor has not published yet, one for each entry. */
export interface DraftRow {
  kind: EditedKind;
  id: number;
  /** Another after every save, of all drafts that there ever were, so that two editors do not write over each other. */
  revision: number;
  is_active: boolean;
  body: Json<EditedBody>;
  /** When it shows by itself; null for one that waits. */
  publish_at: Date | null;
  updated_at: Date;
  updated_by: string;
}

interface ProductRow {
  id: Generated<number>;
  slug: string;
  /** A hotel's key, or the id of an activity or extra. */
  product_key: string;
}

/** Which products a category or slider shows. */
interface ListedProductRow {
  kind: 'category' | 'slider';
  list_id: number;
  product_id: number;
  position: number;
}

interface PostRow {
  id: number;
  slug: string;
  category: string;
  tags: string[];
  created_at: Date;
  position: number;
  body: Json<PostBody>;
  is_active: Generated<boolean>;
  edited_at: Generated<Date | null>;
}

interface BlogCategoryRow {
  slug: string;
  position: number;
  name: Json<Translated>;
}

interface MessageRow {
  id: string;
  user_id: string | null;
  topic: string;
  name: string;
  email: string;
  phone: string;
  notes: string;
  reference: string;
  locale: string;
  created_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    content_entries: EntryRow;
    content_drafts: DraftRow;
    content_products: ProductRow;
    content_listed_products: ListedProductRow;
    blog_posts: PostRow;
    blog_categories: BlogCategoryRow;
    contact_messages: MessageRow;
  }
}

export const contentMigrations: Migrations = {
  '001-tables': [
    `create table content_entries (
      kind text not null, id integer not null, slug text not null, position integer not null,
      is_active boolean not null default true, body jsonb not null,
      primary key (kind, id), unique (kind, slug))`,
    `create index content_entries_order on content_entries (kind, position) where is_active`,
    `create table content_products (
      id integer generated always as identity primary key, slug text not null unique, hotel_key text not null unique)`,
    `create table content_listed_products (
      kind text not null check (kind in ('category', 'slider')), list_id integer not null,
      product_id integer not null references content_products (id), position integer not null,
      primary key (kind, list_id, product_id))`,
    `create table blog_categories (slug text primary key, position integer not null, name jsonb not null)`,
    `create table blog_posts (
      id integer primary key, slug text not null unique, category text not null references blog_categories (slug),
      tags text[] not null, created_at timestamptz not null, position integer not null, body jsonb not null)`,
    `create index blog_posts_created_at on blog_posts (created_at)`,
    `create index blog_posts_category on blog_posts (category, created_at)`,
    `create index blog_posts_tags on blog_posts using gin (tags)`,
    `create table contact_messages (
      id uuid primary key, user_id uuid, topic text not null, name text not null, email text not null,
      phone text not null, notes text not null, reference text not null, locale text not null,
      created_at timestamptz not null)`,
    `create index contact_messages_created_at on contact_messages (created_at desc)`,
  ],
  '003-products-of-every-service': [`alter table content_products rename column hotel_key to product_key`],
  '004-editing': [
    `alter table content_entries add column edited_at timestamptz`,
    `alter table blog_posts add column is_active boolean not null default true,
      add column edited_at timestamptz`,
    `create table content_drafts (
      kind text not null, id integer not null, revision integer not null, is_active boolean not null, body jsonb not null,
      publish_at timestamptz, updated_at timestamptz not null, updated_by uuid not null, primary key (kind, id))`,
    `create index content_drafts_due on content_drafts (publish_at) where publish_at is not null`,
  ],
  '005-draft-revisions': [
    // Above every revision of the time when each draft counted its own, which open pages and jobs still name.
    `create sequence content_revisions as integer start 1000000`,
  ],
};
