/**
 * A process that executes due schedules once, unless it kills itself before. What it needs comes as JSON, the one argument:
 * `databaseUrl`, and `killAt`, the number of the point. It is an hour later than in the room of the test.
 */
import process from 'node:process';
import { HOUR_MS, isRecord, number, string } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/service-kit/database';
import { makeKillable } from '../databases/makeKillable.ts';
import { openEditing } from './editing.ts';

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
const options = isRecord(given) ? given : {};
const database = await openDatabase({ url: string(options['databaseUrl']) ?? '' });
const room = openEditing(makeKillable(database, number(options['killAt'])).database);
room.clock.advance(HOUR_MS);
await room.platform.editing.runSchedules();
await database.close();
