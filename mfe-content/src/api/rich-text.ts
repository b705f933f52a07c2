import type { CleanHtml } from '@wisata/kernel/contracts/clean-html';
import { isRichTag, type RichNode } from '@wisata/kernel/rich-text';
import type { DOMNode } from 'html-dom-parser';

const TEXT = 3;

function toNode(node: DOMNode): RichNode[] {
  if (node.nodeType === TEXT) return [node.data];
  if (!('attribs' in node)) return [];
  const children = (node.children as DOMNode[]).flatMap(toNode);
  const { href } = node.attribs;
  if (!isRichTag(node.name)) return children;
  return [{ tag: node.name, ...(href ? { href } : {}), children }];
}

/** The data of HTML that the backend has cleaned: nothing is judged here. Loads the parser on first use. */
export async function parseRichText(html: CleanHtml): Promise<readonly RichNode[]> {
  const { default: parse } = await import('html-dom-parser');
  return parse(html).flatMap(toNode);
}
