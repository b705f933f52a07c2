import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CALLING_CODES, formatPhone, joinPhone, splitPhone, stripLeadingZero } from './phone.ts';

describe('splitPhone', () => {
  test.each([
    '+62 812-3456-7890',
    '6281234567890',
    '081234567890',
    '006281234567890',
    '+62 (0)812 3456 7890',
    '(+62) 81234567890',
    '812 3456 7890',
    '＋６２ 812 3456 7890',
  ])('%s is an Indonesian number', (text) =>
    expect(splitPhone(text, 62)).toEqual({ callingCode: '62', national: '81234567890' }),
  );

  test('the default code gives way to one that is written', () => {
    expect(splitPhone('+65 9123 4567', '62')).toEqual({ callingCode: '65', national: '91234567' });
    expect(splitPhone('6281234567890', '65')).toEqual({ callingCode: '62', national: '81234567890' });
    expect(splitPhone('0812 3456 7890', '65')).toEqual({ callingCode: '65', national: '81234567890' });
  });

  test('a number that only happens to begin like a code stays whole', () => {
    expect(splitPhone('6512 3456', '65')).toEqual({ callingCode: '65', national: '65123456' });
    expect(splitPhone('6221 2345', '65')).toEqual({ callingCode: '65', national: '62212345' });
  });

  test('nothing to read gives an empty number', () => {
    expect(splitPhone('', 62)).toEqual({ callingCode: '62', national: '' });
    expect(splitPhone('call me', 62)).toEqual({ callingCode: '62', national: '' });
  });

  test('joined and split again is the same number, for every country', () => {
    const nationals = fc.stringMatching(/^[1-9]\d{6,10}$/);
    fc.assert(
      fc.property(fc.constantFrom(...CALLING_CODES), nationals, (callingCode, national) => {
        expect(splitPhone(`+${joinPhone(callingCode, national)}`, '62')).toEqual({ callingCode, national });
        expect(splitPhone(formatPhone(callingCode, national), '62')).toEqual({ callingCode, national });
      }),
    );
  });

  test('no calling code hides behind another', () => {
    const hidden = CALLING_CODES.filter((code) =>
      CALLING_CODES.some((other) => other !== code && code.startsWith(other)),
    );
    expect(hidden).toEqual([]);
  });
});

test('leading zeros fall away', () => {
  expect(stripLeadingZero('0812')).toBe('812');
  expect(joinPhone('62', '0812-345')).toBe('62812345');
  expect(joinPhone(62, '')).toBe('');
});

test('numbers are grouped for reading', () => {
  expect(formatPhone('62', '81234567890')).toBe('+62 812-3456-7890');
  expect(formatPhone(65, '91234567')).toBe('+65 9123-4567');
});
