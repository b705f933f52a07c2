/** Text inks a strip of any colour may fall back to: white, the page's darkest blue, and black where neither reaches 4.5. */
const INKS = ['#ffffff', '#0e1a2f', '#000000'] as const;

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const channel = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** How far apart two colours are, from 1 to 21, as the accessibility guidelines count it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether text is a colour as `#rgb` or `#rrggbb`, the only forms that go into a style. */
export function isHexColour(text: string | undefined): text is string {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text ?? '');
}

/** The wanted ink when it reaches 4.5 on the ground, otherwise the first standard ink that does; one of them always does. */
export function readableInk(ground: string, wanted?: string): string {
  const inks = isHexColour(wanted) ? [wanted, ...INKS] : INKS;
  return inks.find((ink) => contrast(ground, ink) >= 4.5) ?? INKS[2];
}
