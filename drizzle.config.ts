/** For drizzle-kit: `npx drizzle-kit generate --name <what-changes>` after a change of the schema. */
export default {
  dialect: 'sqlite',
  schema: './src/store/sqlite/schema.ts',
  out: './migrations',
};
