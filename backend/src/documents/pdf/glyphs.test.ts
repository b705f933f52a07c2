import { expect, test } from '@jest/globals';
import { printable } from './glyphs.ts';

const latin1 = (codePoint: number) => codePoint >= 0x20 && codePoint <= 0xff;

test.each([
  ['Ayu Lestari', 'Ayu Lestari'],
  ['Zoë Müller-Ruiz', 'Zoë Müller-Ruiz'],
  ['Nguyễn Thị Đào', 'Nguyên Thi Dào'],
  ['Łukasz Żak', 'Lukasz Zak'],
  ['e\u0301lan', 'élan'],
  ['two\nlines\t here', 'two lines here'],
  ['王小明', '???'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text, latin1)).toBe(printed);
});
