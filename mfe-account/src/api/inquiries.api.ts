import type { ApiClient } from '@wisata/kernel/api';
import { MEMBER_INQUIRY, type MemberInquiryAnswer } from '@wisata/kernel/contracts/tour-inquiries';
import { readPaginated } from '@wisata/kernel/envelope';

/** What the member has asked about, newest first; none where that cannot be known, which no list of bookings waits for. */
export async function searchInquiries(api: ApiClient, signal?: AbortSignal): Promise<readonly MemberInquiryAnswer[]> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/dashboard/inquiry',
    operation: 'inquiries',
    read: readPaginated(MEMBER_INQUIRY),
    ...(signal ? { signal } : {}),
  });
  return answer.ok ? answer.data.items : [];
}
