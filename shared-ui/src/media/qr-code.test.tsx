import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { create } from 'qrcode';
import { QrCode } from './qr-code.tsx';

/** The dark modules of a drawn code, `column row` each. */
function darkModules(drawing: HTMLElement): string[] {
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  return [...path.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place]) => place ?? '');
}

test('draws the modules of the code, and nothing else, inside a quiet zone of four', () => {
  render(<QrCode text="QZTK8M QG 690 2026-12-12" label="QR code of booking code QZTK8M" />);
  const drawing = screen.getByRole('img', { name: 'QR code of booking code QZTK8M' });
  const { modules } = create('QZTK8M QG 690 2026-12-12', { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((bit, at) =>
    bit ? [`${at % modules.size} ${Math.floor(at / modules.size)}`] : [],
  );
  expect(darkModules(drawing).sort()).toEqual(dark.sort());
  const side = modules.size + 8;
  expect(drawing).toHaveAttribute('viewBox', `-4 -4 ${side} ${side}`);
});

test('stays dark on white in both themes, because scanners want it so', () => {
  render(<QrCode text="A" label="code" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-theme', 'light');
});
