import type { ApiClient } from '@wisata/kernel/api';
import { SUPPLIERS, type Suppliers } from '@wisata/kernel/contracts/admin-suppliers';
import { readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

export function loadSuppliers(api: ApiClient, signal: AbortSignal): Promise<Outcome<Suppliers>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/admin/supplier',
    operation: 'suppliers',
    read: readObject(SUPPLIERS),
    signal,
  });
}
