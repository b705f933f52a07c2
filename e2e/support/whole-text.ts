import { expect, type Locator } from 'playwright/test';

/** No text in this part of the page is cut, lies outside of the screen or on another text. */
export async function expectWholeText(part: Locator): Promise<void> {
  const findings = await part.evaluate((root) => {
    /** The box that hides what sticks out of it; what can be scrolled there hides nothing. */
    const clipOf = (element: Element | null): DOMRect | undefined => {
      if (!element || element === document.documentElement) return new DOMRect(0, 0, innerWidth, Infinity);
      const { overflowX } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return undefined;
      return /hidden|clip/.test(overflowX) ? element.getBoundingClientRect() : clipOf(element.parentElement);
    };
    const isForEyes = (element: Element | null): boolean =>
      !element || (!/inset\(50%\)/.test(getComputedStyle(element).clipPath) && isForEyes(element.parentElement));
    const lines: { readonly text: string; readonly owner: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const owner = node.parentElement!;
      if (!node.textContent!.trim() || !owner.checkVisibility({ visibilityProperty: true }) || !isForEyes(owner))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text: node.textContent!, owner, box });
    }
    const cut = lines.filter(({ owner, box }) => {
      const clip = clipOf(owner);
      return clip && (box.left < clip.left - 2 || box.right > clip.right + 2);
    });
    const shared = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const size = ({ width, height }: DOMRect) => width * height;
    const crossed = lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter((b) => a.owner !== b.owner && shared(a.box, b.box) > 0.25 * Math.min(size(a.box), size(b.box)))
        .map((b) => `${a.text} lies on ${b.text}`),
    );
    return [...cut.map(({ text }) => `${text} is cut`), ...crossed];
  });
  expect(findings).toEqual([]);
}
