import { adoptStyleSheets, removeStyleSheets } from './style-sheets.ts';

const ORIGIN = 'http://localhost';
const OLD = '/r/hotel/1.0.0-old/';
const NEW = '/r/hotel/1.0.0-new/';

function pageWith(tags: string): Document {
  document.head.innerHTML = tags;
  return document;
}

const addresses = () => [...document.head.children].map((sheet) => (sheet as HTMLElement).dataset['href']);

it('gives each style sheet of the document, inside it or linked, the full address by which a build looks for it', () => {
  adoptStyleSheets(
    pageWith(
      `<style>own</style><style data-href="${OLD}c/list.css"></style><link rel="stylesheet" href="${OLD}c/late.css"><link rel="icon" href="/x">`,
    ),
  );
  expect(addresses()).toEqual([undefined, `${ORIGIN}${OLD}c/list.css`, `${ORIGIN}${OLD}c/late.css`, undefined]);
});

it('takes all of one release off the page, inside the document or loaded later, and nothing of another', () => {
  const page = pageWith(
    `<style data-href="${OLD}c/list.css"></style><link rel="stylesheet" href="${OLD}c/late.css"><style data-href="${NEW}c/list.css"></style><link rel="stylesheet" href="${NEW}c/late.css">`,
  );
  removeStyleSheets(page, OLD, ORIGIN);
  adoptStyleSheets(page);
  expect(addresses()).toEqual([`${ORIGIN}${NEW}c/list.css`, `${ORIGIN}${NEW}c/late.css`]);
});
