import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { isRole } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

/** Returns the roles that need a second factor. */
export async function readSecondFactorRoles(queries: Queries): Promise<readonly Role[]> {
  const rows = await queries.query('select role from second_factor_roles order by role');
  return rows.map((row) => textColumn(row, 'role')).filter(isRole);
}

export async function writeSecondFactorRoles(queries: Queries, roles: readonly Role[]): Promise<void> {
  await queries.query('delete from second_factor_roles');
  for (const role of new Set(roles))
    await queries.query('insert into second_factor_roles (role) values ($1)', [role]);
}
