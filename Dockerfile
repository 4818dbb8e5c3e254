# syntax=docker/dockerfile:1
# Usage: docs/containers.md. Three images:
# - `site` (the last stage, so the default): a web server for a hosted Supabase project, made from Next's standalone
#   output, without the compiler and unused packages, plus the site's own server.
# - `embedded`: the site with its embedded Supabase, like `npm start`. It builds the site at start, from the data in its
#   volume, and so contains all packages and sources.
# - `build`: source of the first image.

# To pin the base image, add its digest, which `docker buildx imagetools inspect <image>` prints:
# node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The previous release's image; the new one keeps serving its scripts to browsers that still show its pages.
ARG PREVIOUS_IMAGE=none


FROM ${NODE_IMAGE} AS base
WORKDIR /site
# Health check of a web server: exits with 0 while the site answers.
ENV NEXT_TELEMETRY_DISABLED=1 \
  IS_ALIVE="fetch('http://localhost:' + process.env.PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1))"


FROM base AS none
RUN mkdir -p .next/static


FROM ${PREVIOUS_IMAGE} AS previous


FROM base AS sources
COPY .npmrc package.json package-lock.json ./
# The second line tells scripts/environment.mjs that nothing needs installing.
RUN --mount=type=cache,target=/root/.npm,sharing=locked npm ci --loglevel=error \
  && node -e "fs.writeFileSync('node_modules/.installed-from', require('crypto').createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex'))"
COPY . .


FROM sources AS build
ARG SITE_URL
ARG SUPABASE_URL
ARG BROCHURE_EN_URL
ARG BROCHURE_AF_URL
ARG PAGE_VIEWS_URL
ARG DEPLOYMENT_ID
# Pages are made from the published content, which takes only the project's address and publishable key. The build
# checks only the form of the job secret: 43 characters that are none. .next/standalone has the times at which pages
# were made, and COPY keeps them: a server derives from them which pages are outdated.
RUN --mount=type=secret,id=SUPABASE_PUBLISHABLE_KEY,env=SUPABASE_PUBLISHABLE_KEY,required=true \
  --mount=type=secret,id=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,required=true \
  NO_KEY=no-key-is-needed-while-the-site-is-built--- \
  && JOB_SECRET=$NO_KEY node scripts/build.mjs --standalone \
  && rm -rf .next/cache


FROM sources AS embedded
# The compiler unpacks itself into the last folder, which must be separate and allow executables.
ENV DATA_DIR=/data \
  DIST_DIR=.next-volume/build \
  PORT=3000 \
  SWC_NATIVE_BINDING_CACHE=/site/.next-volume/swc
# Generates files that a start would write among the sources, read-only by then; nothing answers at this address.
RUN NO_KEY=no-key-is-needed-while-the-site-is-built--- \
  && node -e "import('/site/scripts/build/generated.mjs').then(({ writeGenerated }) => writeGenerated())" \
  && SUPABASE_URL=http://127.0.0.1:9 SUPABASE_PUBLISHABLE_KEY=$NO_KEY JOB_SECRET=$NO_KEY \
  npx next typegen \
  && rm -rf .next-volume \
  && install -d -o node -g node -m 700 .next-volume /data
USER node
VOLUME ["/data", "/site/.next-volume"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=15m --retries=3 \
  CMD node -e "$IS_ALIVE"
CMD ["node", "scripts/start.mjs"]


FROM base AS site
# Same as scripts/start.mjs.
ENV NODE_ENV=production \
  PORT=3000 \
  NODE_OPTIONS=--max-old-space-size=512 \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072
# The previous release first: the new one wins where file names clash.
COPY --from=previous /site/.next/static ./.next/static
COPY --from=build /site/.next/standalone ./
COPY scripts/jobs.mjs scripts/terminal.mjs ./scripts/
# The server writes pages and pictures to these two folders, beside /tmp. Everything else may be read-only.
RUN install -d -o node -g node -m 700 .next/cache .next/server/route-cache
USER node
EXPOSE 3000
# The server answers open requests, then exits, after eight seconds at most.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s --retries=3 \
  CMD node -e "$IS_ALIVE"
CMD ["node", "server.js"]
