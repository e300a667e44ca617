import { POSTGRES } from '../schema/postgres-dialect.ts';
import { schemaOf } from '../schema/schema.ts';

export const POSTGRES_TABLES = schemaOf(POSTGRES);
