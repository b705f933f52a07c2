import { Search } from 'lucide-react';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useHref } from 'react-router-dom';
import { Button } from '@wisata/ui/button';
import { SearchFields } from '@wisata/ui/search-panel';

const INVALID = 'input[aria-invalid="true"], button[data-invalid]';

interface SearchFormFrameProps {
  /** Grid tracks of the fields. */
  readonly columns: string;
  readonly submitLabel: string;
  /** Sends the search, or returns its problems. */
  readonly submit: () => object | undefined;
  /** Where the browser sends the form by itself while there is no script, and what it sends beside the fields that have a name. */
  readonly plain?: { readonly path: string; readonly fields: Iterable<readonly [name: string, value: string]> };
  /** Above the fields. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** What a plain form sends beside its places, which fields of their own carry. */
export const besidePlaces = (search: URLSearchParams, places: readonly string[] = ['origin', 'destination']) =>
  [...search].filter(([name]) => !places.includes(name));

/** The form of a search. Nothing is sent while a field has a problem; the first such field gets the focus. */
export function SearchFormFrame({ columns, submitLabel, submit, plain, head, children }: SearchFormFrameProps) {
  const address = useHref(plain?.path ?? '');
  const fields = useRef<HTMLFormElement>(null);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!submit()) return;
    // The messages are drawn by then, and the fields that carry them are marked.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(INVALID)?.focus());
  }

  const action = (
    <Button type="submit" variant="action" size="l" icon={Search} full>
      {submitLabel}
    </Button>
  );
  return (
    <form ref={fields} noValidate onSubmit={onSubmit} {...(plain ? { action: address } : {})}>
      {[...(plain?.fields ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {head}
      <SearchFields columns={columns} action={action}>
        {children}
      </SearchFields>
    </form>
  );
}
