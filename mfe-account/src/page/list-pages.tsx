import { useTranslation } from 'react-i18next';
import { pageCount, type Pagination as PageFacts } from '@wisata/kernel/envelope';
import { RouterLink } from '@wisata/runtime';
import { Pagination } from '@wisata/ui/pagination';

interface ListPagesProps {
  readonly label: string;
  readonly pagination: PageFacts;
  readonly hrefFor: (page: number) => string;
}

/** Links to the other pages of a list. */
export function ListPages({ label, pagination, hrefFor }: ListPagesProps) {
  const { t } = useTranslation('account');
  return (
    <Pagination
      label={label}
      page={pagination.currentPage}
      pageCount={pageCount(pagination.total, pagination.perPage)}
      hrefFor={hrefFor}
      as={RouterLink}
      previousLabel={t('history.previous')}
      nextLabel={t('history.next')}
      pageLabel={(page) => t('history.page', { page })}
    />
  );
}
