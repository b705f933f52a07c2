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
import { CALLS_ID, FIRST_SCRIPT_PATH, LATER_ID } from './first-script.ts';
import type { PageFile, RenderedFiles } from './render/rendered-files.ts';
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
  /** Of the page and what is on it: they start loading with the document. */
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
const styleSheet = (file: PageFile) => `<link rel="stylesheet" href="${file.address}"${integrityOf(file.hash)}>`;

/** Deferred scripts run in order: this one listens before the first file of the shell can fail. */
function firstScript({ composition: { shell }, body, address }: DocumentInput): string {
  const whole = body?.isWhole === false ? withoutScript(address) : undefined;
  const marks = { 'data-shell': shell.version, 'data-base': shell.base, 'data-whole': whole };
  return renderToStaticMarkup(h('script', { defer: true, src: FIRST_SCRIPT_PATH, ...marks }));
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
    styles: shell.styles.map(fileOf).map(styleSheet).join(''),
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

/**
 * What is asked for early, in the order of the need. A rendered page is seen when its style sheets and its picture are
 * there, so scripts wait until it has been painted; a page that the browser renders is seen when the shell has run.
 */
function fileTags(input: DocumentInput): string {
  const { composition, locale, files, body } = input;
  const { styles, fonts, next, later } = shellTags(composition, locale);
  if (body) {
    const scripts = [...next, ...files.scripts].map(preload('script')).join('');
    const sheets = files.styles.map(styleSheet).join('');
    const afterPaint = `<template id="${LATER_ID}">${shellScripts(composition)}${scripts}</template>`;
    return styles + sheets + body.early + fonts + firstScript(input) + earlyCalls(input) + afterPaint;
  }
  const scripts = [...next, ...later, ...files.scripts].map(preload('script')).join('');
  // The frame is seen without these, so it does not wait for them.
  const sheets = files.styles.map(preload('style')).join('');
  return firstScript(input) + shellScripts(composition) + styles + scripts + sheets + fonts;
}

/** What stands on the page: what was rendered, else the frame that waits for the browser. */
function bodyHtml(input: DocumentInput, title: string): string {
  if (!input.body) return `<div id="app" data-drawn-by="browser">${frameHtml(input, title)}</div>`;
  return `<div id="app">${input.body.html}</div>${barHtml(input)}`;
}

/** The HTML of a page: composition inlined, first files under way, readable without script and without any other file. */
export function renderDocument(input: DocumentInput): string {
  const { locale, theme, body, address, head } = input;
  const title = head?.title ?? input.title ?? plainTitle(input);
  const tags = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0b2447">',
    ALONE_STYLE,
    fileTags(input),
    headTags({ ...input, title }),
    body?.isWhole === false ? withoutScriptTag(address) : '',
    `<link rel="icon" href="${ICON_DATA}"><link rel="manifest" href="${localePath(locale, MANIFEST_PATH)}">`,
  ].join('');
  // Styles lay out a served page only as far as it is seen, until the visitor leaves it.
  const marks = `${theme ? ` data-theme="${theme}"` : ''}${body ? ' data-served' : ''}`;
  const open = `<!doctype html><html lang="${LOCALE_TAGS[locale].slice(0, 2)}"${marks}>`;
  const data = `<script type="application/json" id="wisata-document">${inlineJson(documentData(input))}</script>`;
  return `${open}<head>${tags}</head><body>${bodyHtml(input, title)}${data}</body></html>`;
}
