import fc from 'fast-check';
import { isHexColour, readableInk } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Relative luminance by the published formula, written out anew so that a slip in one place shows. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('text can be read on any ground', () => {
  fc.assert(
    fc.property(colour, colour, (ground, wanted) => {
      const [one, other] = [luminance(ground), luminance(readableInk(ground, wanted))];
      expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a readable ink is kept, an unreadable or unknown one is replaced', () => {
  expect(readableInk('#123a2c', '#ffe9a8')).toBe('#ffe9a8');
  expect(readableInk('#123a2c', '#2f6f58')).toBe('#ffffff');
  expect(readableInk('#ffd34d', 'white')).toBe('#0e1a2f');
  expect(readableInk('#fff')).toBe('#0e1a2f');
});

test('only plain hex colours count as colours', () => {
  expect(['#fff', '#12AB9f'].every(isHexColour)).toBe(true);
  expect(['red', '#ffff', '#fff;background:url(x)', '', undefined].some(isHexColour)).toBe(false);
});
