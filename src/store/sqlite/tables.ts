import { schemaOf } from '../schema/schema.ts';
import { SQLITE } from '../schema/sqlite-dialect.ts';

export const SQLITE_TABLES = schemaOf(SQLITE);
