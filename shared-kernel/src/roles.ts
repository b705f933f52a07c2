/** What an account is; those who run the shop are support, content, finance and admin. */
export const USER_ROLES = ['member', 'agent', 'support', 'content', 'finance', 'admin'] as const;
/** One of them. */
export type UserRole = (typeof USER_ROLES)[number];

/**
 * What each may do: `staff` opens the back office, `orders` finds and reads them, `requests` answers travellers, `refunds`
 * gives back any amount, `members` reads accounts, `editing` changes what the site says, `promos` its voucher codes,
 * `suppliers` reads how those who supply answer.
 */
const SCOPES = {
  member: ['member'],
  agent: ['member', 'agent'],
  support: ['member', 'staff', 'orders', 'requests', 'members', 'suppliers'],
  content: ['member', 'staff', 'editing'],
  finance: ['member', 'staff', 'orders', 'requests', 'refunds', 'promos'],
  admin: [
    'member',
    'agent',
    'staff',
    'orders',
    'requests',
    'refunds',
    'members',
    'editing',
    'promos',
    'suppliers',
    'admin',
  ],
} as const satisfies Record<UserRole, readonly string[]>;
/** A right that a page or a call asks for. */
export type Scope = (typeof SCOPES)[UserRole][number];

/** The rights of a role, as the profile names them and every route asks for one; none for a role of a newer release. */
export const scopesOf = (role: string): readonly Scope[] =>
  Object.hasOwn(SCOPES, role) ? SCOPES[role as UserRole] : [];
