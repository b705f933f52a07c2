import type { AppConfig } from '@wisata/kernel/app-context';
import { inlineJson } from '@wisata/kernel/inline-json';
import { LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import type { EarlyCall, RenderedState } from '@wisata/kernel/rendering';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentComposition } from './composition.ts';
import { headTags, type HeadInput } from './head-tags.ts';
import { ALONE_STYLE, barHtml, frameHtml, plainTitle } from './alone.ts';
import { CALLS_ID, FIRST_SCRIPT, LATER_ID } from './first-script.ts';
import { PRESS_STYLE } from './press-style.ts';
import type { PageFile, RenderedFiles } from './render/rendered-files.ts';
import type { StyleSheet } from './style-sheets.ts';
import type { VersionsByName } from './selection.ts';
import { ICON_DATA, MANIFEST_PATH } from './web-manifest.ts';
import { withoutScriptTag, withoutScript } from './without-script.ts';

/** Everything that one document depends on. */
export interface DocumentInput extends HeadInput {
  readonly composition: DocumentComposition;
  /** What a tester sees instead of what everybody gets. */
  readonly overrides: VersionsByName;
  /** Remote that owns this address. */
  readonly owner: RemoteName | undefined;
  /** Of the page and what is on it: they come or start loading with the document. */
  readonly files: RenderedFiles;
  readonly theme: 'light' | 'dark' | undefined;
  readonly app: AppConfig;
  readonly locale: Locale;
  /** Path and query as they were asked for. */
  readonly address: string;
  readonly serverNowMs: number;
  /** Keeps a checkout on these versions. */
  readonly pin: string;
  /** Title of a page that the browser renders, where the renderer knows it. */
  readonly title?: string | undefined;
  /** What surrounds such a page, as the renderer has read it. */
  readonly site?: unknown;
  /** What the server has rendered; the browser renders all of it without. */
  readonly body?:
    | {
        readonly html: string;
        /** Links to what is seen first, for the head. */
        readonly early: string;
        readonly state: RenderedState;
        readonly isWhole: boolean;
        /** What the browser asks for before any code of a release has come. */
        readonly calls: readonly EarlyCall[];
      }
    | undefined;
}

const integrityOf = (hash: string | undefined) =>
  hash ? ` integrity="${hash}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

const preload = (kind: 'script' | 'style') => (file: PageFile) =>
  `<link rel="preload" as="${kind}" href="${file.address}"${integrityOf(file.hash)}>`;

/** A document but for the style sheets between its two halves: documents are kept, and many have the same sheets. */
export interface DocumentHalves {
  readonly start: string;
  readonly end: string;
}

/**
 * A style sheet as it stands in a document: its text, so that a page is seen without another way to the server, else a
 * link to it. The address says to the builds in the browser which of their sheets is there.
 */
export const sheetTag = ({ address, hash, text }: StyleSheet): string =>
  text === undefined
    ? `<link rel="stylesheet" href="${address}"${integrityOf(hash)}>`
    : `<style data-href="${address}">${text}</style>`;

/** Listens before the first file of the shell can fail: that one waits until the document is there. */
function firstScript({ composition: { shell }, body, address }: DocumentInput): string {
  const whole = body?.isWhole === false ? withoutScript(address) : undefined;
  const marks = { 'data-shell': shell.version, 'data-base': shell.base, 'data-whole': whole };
  return renderToStaticMarkup(h('script', { ...marks, dangerouslySetInnerHTML: { __html: FIRST_SCRIPT } }));
}

/** Read by the first script. */
function earlyCalls({ body }: DocumentInput): string {
  if (!body || body.calls.length === 0) return '';
  return `<script type="application/json" id="${CALLS_ID}">${inlineJson(body.calls)}</script>`;
}

const shellScripts = ({ shell }: DocumentComposition) =>
  shell.scripts
    .map(
      (file) =>
        `<script defer src="${shell.base}${file}"${integrityOf(shell.integrity[file])} fetchpriority="high"></script>`,
    )
    .join('');

function shellTags({ shell }: DocumentComposition, locale: Locale) {
  const fileOf = (file: string): PageFile => ({ address: shell.base + file, hash: shell.integrity[file] });
  const fonts = shell.fonts ?? [];
  return {
    styles: shell.styles.map(fileOf),
    fonts: fonts
      .map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" href="${shell.base}${file}" crossorigin="anonymous">`,
      )
      .join(''),
    /** What its first script asks for at once. */
    next: [...shell.preloads, ...(shell.messages?.[locale] ?? [])].map(fileOf),
    /** What it asks for when it draws a page by itself. */
    later: (shell.later ?? []).filter((file) => file.endsWith('.js')).map(fileOf),
  };
}

function documentData({ composition, overrides, body, ...input }: DocumentInput): unknown {
  const { revision, remotes, shell } = composition;
  return {
    composition: { revision, remotes, shell: { version: shell.version, cohort: shell.cohort } },
    ...(overrides.size === 0 ? {} : { override: { remotes: Object.fromEntries(overrides) } }),
    config: input.app,
    locale: input.locale,
    serverNowMs: input.serverNowMs,
    pin: input.pin,
    ...(body ? { rendered: body.state } : {}),
    ...(input.site === undefined ? {} : { site: input.site }),
  };
}

/** Id of the element with what the shell starts from: the last one of the page. */
const DATA_ID = 'wisata-document';

/**
 * Has the browser draw a rendered page when all of it is there: it comes in one piece, and to lay out half of it first takes a
 * slow phone longer than the other half takes to come.
 */
const DRAWN_AT_ONCE = `<link rel="expect" href="#${DATA_ID}" blocking="render">`;

/**
 * What is asked for early, before and after the style sheets of a rendered page. That page is seen when its picture is
 * there, so scripts wait until it has been painted; a page that the browser renders is seen when the shell has run.
 */
function fileTags(input: DocumentInput): { readonly before: string; readonly after: string } {
  const { composition, locale, files, body } = input;
  const { styles, fonts, next, later } = shellTags(composition, locale);
  if (body) {
    const scripts = [...next, ...files.scripts].map(preload('script')).join('');
    const afterPaint = `<template id="${LATER_ID}">${shellScripts(composition)}${scripts}</template>`;
    return { before: DRAWN_AT_ONCE + body.early + fonts, after: earlyCalls(input) + afterPaint };
  }
  const scripts = [...next, ...later, ...files.scripts].map(preload('script')).join('');
  // The frame is seen without these, so it does not wait for them.
  const sheets = files.styles.map(preload('style')).join('');
  const first = shellScripts(composition) + styles.map(sheetTag).join('');
  return { before: '', after: first + scripts + sheets + fonts };
}

/** The style sheets that a rendered page is seen with. */
export function sheetsOf({ composition, locale, files, body }: DocumentInput): readonly PageFile[] {
  return body ? [...shellTags(composition, locale).styles, ...files.styles] : [];
}

/** What stands on the page: what was rendered, else the frame that waits for the browser. */
function bodyHtml(input: DocumentInput, title: string): string {
  if (!input.body) return `<div id="app" data-drawn-by="browser">${frameHtml(input, title)}</div>`;
  return `<div id="app">${input.body.html}</div>${barHtml(input)}`;
}

const META =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0b2447">';

/** The HTML of a page: composition inlined, first files under way, readable without script and without any other file. */
export function renderDocument(input: DocumentInput): DocumentHalves {
  const { locale, theme, body, address, head } = input;
  const title = head?.title ?? input.title ?? plainTitle(input);
  const { before, after } = fileTags(input);
  const tags = [
    after,
    headTags({ ...input, title }),
    body?.isWhole === false ? withoutScriptTag(address) : '',
    `<link rel="icon" href="${ICON_DATA}"><link rel="manifest" href="${localePath(locale, MANIFEST_PATH)}">`,
  ].join('');
  // Styles lay out a served page only as far as it is seen, until the visitor leaves it.
  const marks = `${theme ? ` data-theme="${theme}"` : ''}${body ? ' data-served' : ''}`;
  const open = `<!doctype html><html lang="${LOCALE_TAGS[locale].slice(0, 2)}"${marks}>`;
  const data = `<script type="application/json" id="${DATA_ID}">${inlineJson(documentData(input))}</script>`;
  return {
    start: `${open}<head>${META}${before}${PRESS_STYLE}${ALONE_STYLE}`,
    end: `${tags}</head><body>${bodyHtml(input, title)}${data}${firstScript(input)}</body></html>`,
  };
}
