import type { Failure } from '@wisata/kernel/outcome';
import { LoadFailed as Failed } from '@wisata/runtime/journey/load-failed';
import { StatePage } from '@wisata/ui/layout';

/** No answer, on a page of its own. */
export function LoadFailed({ what, failure }: { readonly what: 'list' | 'detail'; readonly failure: Failure }) {
  return (
    <StatePage band>
      <Failed service="hotel" what={what} failure={failure} level={1} />
    </StatePage>
  );
}
