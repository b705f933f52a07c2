/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { COMBOBOX_LABELS } from '../forms/combobox-labels.fixture.ts';
import { Combobox } from '../forms/combobox.tsx';
import { Gallery } from '../media/gallery.tsx';
import { MapView } from '../map/map.tsx';
import { RangeSlider } from '../forms/range-slider.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { HOTEL_LIST } from '../layout/virtual-list.fixture.tsx';

test('a combobox shows its choice before any script runs', () => {
  const html = renderToString(
    <Combobox
      label="From"
      value={{ id: 'DPS', label: 'Ngurah Rai', value: 'DPS' }}
      onChange={() => undefined}
      loadOptions={() => Promise.resolve([])}
      minCharacters={2}
      labels={COMBOBOX_LABELS}
    />,
  );
  expect(html).toContain('value="Ngurah Rai"');
  expect(html).not.toContain('listbox');
});

test('a list holds its first rows', () => {
  const html = renderToString(HOTEL_LIST);
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html).toContain('Hotel 4');
});

test('a map holds its frame and says that it loads', () => {
  const html = renderToString(
    <MapView
      label="Hotels on the map"
      pins={[]}
      attribution="Natural Earth"
      labels={{ zoomIn: 'In', zoomOut: 'Out', loading: 'The map is loading', failed: 'No map' }}
    />,
  );
  expect(html).toContain('aria-label="Hotels on the map"');
  expect(html).toContain('The map is loading');
});

test('a slider, a gallery and a closed sheet need no browser', () => {
  const html = renderToString(
    <>
      <RangeSlider
        label="Price"
        min={0}
        max={10}
        value={{ low: 2, high: 10 }}
        onChange={() => undefined}
        formatValue={String}
        openEnd
        labels={{ minimum: 'Lowest', maximum: 'Highest' }}
      />
      <Gallery
        pictures={[{ path: '/media/hotel/a', alt: 'Pool', width: 4, height: 3 }]}
        labels={{
          title: 'Samudra Biru',
          open: (number) => `Open ${number}`,
          all: String,
          counter: String,
          previous: 'Previous',
          next: 'Next',
          close: 'Close',
        }}
      />
      <Sheet open={false} onClose={() => undefined} title="Filters" labels={{ close: 'Close' }}>
        Hidden
      </Sheet>
    </>,
  );
  expect(html).toContain('value="10+"');
  expect(html).toContain('Open 1: Pool');
  expect(html).not.toContain('Hidden');
});
