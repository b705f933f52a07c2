import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Pagination, pagesToOffer } from './pagination.tsx';

function show(page: number, pageCount: number) {
  render(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      hrefFor={(at) => `?page=${at}`}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(at) => `Page ${at}`}
    />,
  );
}

test('every page is a link, the current one is marked', () => {
  show(2, 3);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
});

test('the ends have no link beyond them, and one page needs none', () => {
  show(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  show(1, 1);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test('offered pages rise, keep both ends and neighbours, and a gap hides at least two pages', () => {
  const places = fc
    .integer({ min: 1, max: 60 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(places, ([page, count]) => {
      const offered = pagesToOffer(page, count);
      const numbers = offered.filter((at) => at !== null);
      for (const needed of [1, page - 1, page, page + 1, count]) {
        if (needed >= 1 && needed <= count) expect(numbers).toContain(needed);
      }
      offered.forEach((at, index) => {
        const next = offered[index + 1];
        if (at !== null && typeof next === 'number') expect(next).toBe(at + 1);
        if (at === null) expect((offered[index + 1] ?? 0) - (offered[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }),
  );
});
