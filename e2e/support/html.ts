import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlDocument = Tree.Document;
export type HtmlElement = Tree.Element;

/** A document out of its text, to be read and changed. */
export const readHtml = (text: string): HtmlDocument => parse(text);
export const writeHtml = (document: HtmlDocument): string => serialize(document);

/** Every element in its order, those that wait in a template too. */
export function elementsOf(parent: Tree.ParentNode): HtmlElement[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsOf('content' in node ? node.content : node)] : [],
  );
}

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

export const findById = (document: HtmlDocument, id: string): HtmlElement | undefined =>
  elementsOf(document).find((element) => attributeOf(element, 'id') === id);

/** The text that stands directly in an element, as in a script or a title. */
export const ownTextOf = ({ childNodes }: HtmlElement): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** All the words in an element. */
export const allTextOf = (element: HtmlElement): string =>
  ownTextOf(element) + elementsOf(element).map(ownTextOf).join(' ');

/** Puts a text in the place of all that stands in an element. */
export function replaceContent(element: HtmlElement, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element }];
}

/** Takes elements out of their document. */
export function removeElements(document: HtmlDocument, isUnwanted: (element: HtmlElement) => boolean): void {
  for (const element of elementsOf(document).filter(isUnwanted)) {
    const parent = element.parentNode!;
    parent.childNodes = parent.childNodes.filter((node) => node !== element);
  }
}
