/**
 * For drizzle-kit, after a change of the schemas:
 *
 *     npm run db:generate -- --name <what-changes>
 *     npm run db:generate:postgres -- --name <what-changes>
 */
const dialect = process.env['DIALECT'] === 'postgresql' ? 'postgresql' : 'sqlite';
const folder = dialect === 'postgresql' ? 'postgres' : 'sqlite';

export default {
  dialect,
  schema: `./src/store/${folder}/schema.ts`,
  out: `./migrations/${folder}`,
};
