import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole document out of its `html` element; React escapes whatever was put into it. */
export const renderPage = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

interface OwnText {
  readonly nonce?: string;
  readonly type?: string;
}

/** A style sheet, script or data of our own as it is, because browsers read no escapes between these tags. */
export const ownText = (tag: 'style' | 'script', text: string, attributes?: OwnText): ReactElement =>
  h(tag, { ...attributes, dangerouslySetInnerHTML: { __html: text } });
