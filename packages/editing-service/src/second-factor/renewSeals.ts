import { textColumn } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';

/** Encrypts the secrets of authenticator apps that a retired secret encrypted with the present one, before its time is over. */
export async function renewSeals({
  database,
  seal,
}: Pick<EditingContext, 'database' | 'seal'>): Promise<void> {
  const rows = await database.query(
    'select id, sealed_secret from editor_factors where sealed_secret is not null',
  );
  for (const row of rows) {
    const sealed = textColumn(row, 'sealed_secret');
    const secret = (await seal.isOfRetired(sealed)) ? await seal.open(sealed) : undefined;
    if (secret === undefined) continue;
    await database.query(
      'update editor_factors set sealed_secret = $2 where id = $1 and sealed_secret = $3',
      [textColumn(row, 'id'), await seal.close(secret), sealed],
    );
  }
}
