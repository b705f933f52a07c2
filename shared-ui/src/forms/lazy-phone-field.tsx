import { lazy, Suspense } from 'react';
import type { PhoneFieldProps } from './phone-field.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

const PhoneField = lazy(async () => ({ default: (await import('./phone-field.tsx')).PhoneField }));

interface LazyPhoneFieldProps extends Omit<PhoneFieldProps, 'error'> {
  readonly error: string | undefined;
}

/** A `PhoneField` whose code comes on its own, into the place that is kept for it. */
export function LazyPhoneField({ error, ...rest }: LazyPhoneFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={94} shape="control" />}>
      <PhoneField {...rest} {...(error ? { error } : {})} />
    </Suspense>
  );
}
