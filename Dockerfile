# syntax=docker/dockerfile:1
# docs/containers.md says how to use it. Three images come out of it:
# - `site` (the last stage, and so the default): a web server for a hosted Supabase project. It is made from Next's
#   standalone output, which leaves out the compiler and whatever no page loads, with the site's own server in it.
# - `embedded`: the site with its embedded Supabase, as `npm start` runs it. It builds the site when it starts, from the
#   data of its volume, and therefore has all packages and sources.
# - `build`: what the first one is copied from.

# To have the very same base each time, add its digest, which `docker buildx imagetools inspect <image>` prints:
# node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# An image of the former release, whose scripts the new one serves on to browsers that still have a page of it.
ARG PREVIOUS_IMAGE=none


FROM ${NODE_IMAGE} AS base
WORKDIR /site
# What the health check of a web server runs: it ends with 0 where the site answers.
ENV NEXT_TELEMETRY_DISABLED=1 \
  IS_ALIVE="fetch('http://localhost:' + process.env.PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1))"


FROM base AS none
RUN mkdir -p .next/static


FROM ${PREVIOUS_IMAGE} AS previous


FROM base AS sources
COPY .npmrc package.json package-lock.json ./
# The second line is how scripts/environment.mjs knows that there is nothing to install.
RUN --mount=type=cache,target=/root/.npm,sharing=locked npm ci --loglevel=error \
  && node -e "fs.writeFileSync('node_modules/.installed-from', require('crypto').createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex'))"
COPY . .


FROM sources AS build
ARG SITE_URL
ARG SUPABASE_URL
ARG BROCHURE_EN_URL
ARG BROCHURE_AF_URL
ARG DEPLOYMENT_ID
ARG BUILD_COMMIT
# The pages are made from the published content, for which the address and the publishable key of the project are enough.
# The job keys are checked for their form alone while the site is built: 43 characters that are no key.
# .next/standalone has the times at which the pages were made, and COPY keeps them: by them a server knows what has changed.
RUN --mount=type=secret,id=SUPABASE_PUBLISHABLE_KEY,env=SUPABASE_PUBLISHABLE_KEY,required=true \
  --mount=type=secret,id=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,required=true \
  NO_KEY=no-key-is-needed-while-the-site-is-built--- \
  && JOB_KEY_SIGN_IN=$NO_KEY JOB_KEY_SECOND_FACTOR=$NO_KEY JOB_KEY_MAIL=$NO_KEY JOB_KEY_PAYMENTS=$NO_KEY \
  STANDALONE=1 node scripts/build.mjs \
  && rm -rf .next/cache


FROM sources AS embedded
ARG BUILD_COMMIT
# The compiler unpacks itself into the last one, which must be a folder of its own that may hold programs.
ENV BUILD_COMMIT=$BUILD_COMMIT \
  DATA_DIR=/data \
  DIST_DIR=.next-volume/build \
  PORT=3000 \
  SWC_NATIVE_BINDING_CACHE=/site/.next-volume/swc
# What a start writes among the sources is written now, because it may not be later: nothing answers at this address.
RUN NO_KEY=no-key-is-needed-while-the-site-is-built--- \
  && node -e "import('/site/scripts/build/generated.mjs').then(({ writeGenerated }) => writeGenerated())" \
  && SUPABASE_URL=http://127.0.0.1:9 SUPABASE_PUBLISHABLE_KEY=$NO_KEY JOB_KEY_SIGN_IN=$NO_KEY \
  JOB_KEY_SECOND_FACTOR=$NO_KEY JOB_KEY_MAIL=$NO_KEY JOB_KEY_PAYMENTS=$NO_KEY npx next typegen \
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
# As in scripts/start.mjs.
ENV NODE_ENV=production \
  PORT=3000 \
  NODE_OPTIONS=--max-old-space-size=512 \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072
# The former first: where both have a file of the same name, the new one counts.
COPY --from=previous /site/.next/static ./.next/static
COPY --from=build /site/.next/standalone ./
COPY scripts/jobs.mjs scripts/terminal.mjs ./scripts/
# The two folders that the running server writes to, beside /tmp: pages and pictures that it has made. All else may be read-only.
RUN install -d -o node -g node -m 700 .next/cache .next/server/route-cache
USER node
EXPOSE 3000
# The server answers what it has been asked, then ends, after eight seconds at most.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s --retries=3 \
  CMD node -e "$IS_ALIVE"
CMD ["node", "server.js"]
