type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

const ROOT = 'GlobalId OwnerHistory Name Description';
const OBJECT = `${ROOT} ObjectType` as const;
const PRODUCT = `${OBJECT} ObjectPlacement Representation` as const;
const SPATIAL = `${PRODUCT} LongName CompositionType` as const;
const ELEMENT = `${PRODUCT} Tag` as const;
const KIND_OF_ELEMENT = `${ELEMENT} PredefinedType` as const;
const SYSTEM = `${OBJECT} LongName PredefinedType` as const;
const TYPE =
  `${ROOT} ApplicableOccurrence HasPropertySets RepresentationMaps Tag ElementType PredefinedType` as const;
const UNIT = 'Dimensions UnitType';
const CONTEXT =
  'ContextIdentifier ContextType CoordinateSpaceDimension Precision WorldCoordinateSystem TrueNorth';
const SWEPT = 'SweptArea Position';
const PROFILE = 'ProfileType ProfileName';
const QUANTITY = 'Name Description Unit';

/** Supertype attributes first (IFC4). */
export const ENTITIES = {
  IfcPerson: 'Identification FamilyName GivenName MiddleNames PrefixTitles SuffixTitles Roles Addresses',
  IfcOrganization: 'Identification Name Description Roles Addresses',
  IfcPersonAndOrganization: 'ThePerson TheOrganization Roles',
  IfcApplication: 'ApplicationDeveloper Version ApplicationFullName ApplicationIdentifier',
  IfcOwnerHistory:
    'OwningUser OwningApplication State ChangeAction LastModifiedDate LastModifyingUser LastModifyingApplication CreationDate',
  IfcSIUnit: `${UNIT} Prefix Name`,
  IfcUnitAssignment: 'Units',
  IfcGeometricRepresentationContext: CONTEXT,
  IfcGeometricRepresentationSubContext: `${CONTEXT} ParentContext TargetScale TargetView UserDefinedTargetView`,
  IfcCartesianPoint: 'Coordinates',
  IfcDirection: 'DirectionRatios',
  IfcAxis1Placement: 'Location Axis',
  IfcAxis2Placement2D: 'Location RefDirection',
  IfcAxis2Placement3D: 'Location Axis RefDirection',
  IfcLocalPlacement: 'PlacementRelTo RelativePlacement',
  IfcPolyline: 'Points',
  IfcRectangleProfileDef: `${PROFILE} Position XDim YDim`,
  IfcCircleProfileDef: `${PROFILE} Position Radius`,
  IfcArbitraryClosedProfileDef: `${PROFILE} OuterCurve`,
  IfcExtrudedAreaSolid: `${SWEPT} ExtrudedDirection Depth`,
  IfcRevolvedAreaSolid: `${SWEPT} Axis Angle`,
  IfcCartesianTransformationOperator3D: 'Axis1 Axis2 LocalOrigin Scale Axis3',
  IfcRepresentationMap: 'MappingOrigin MappedRepresentation',
  IfcMappedItem: 'MappingSource MappingTarget',
  IfcShapeRepresentation: 'ContextOfItems RepresentationIdentifier RepresentationType Items',
  IfcProductDefinitionShape: 'Name Description Representations',
  IfcColourRgb: 'Name Red Green Blue',
  IfcDocumentReference: 'Location Identification Name Description ReferencedDocument',
  IfcLightSourceGoniometric:
    'Name LightColour AmbientIntensity Intensity Position ColourAppearance ColourTemperature LuminousFlux LightEmissionSource LightDistributionDataSource',
  IfcProject: `${OBJECT} LongName Phase RepresentationContexts UnitsInContext`,
  IfcSite: `${SPATIAL} RefLatitude RefLongitude RefElevation LandTitleNumber SiteAddress`,
  IfcBuilding: `${SPATIAL} ElevationOfRefHeight ElevationOfTerrain BuildingAddress`,
  IfcBuildingStorey: `${SPATIAL} Elevation`,
  IfcSpace: `${SPATIAL} PredefinedType ElevationWithFlooring`,
  IfcWall: KIND_OF_ELEMENT,
  IfcOpeningElement: KIND_OF_ELEMENT,
  IfcDoor: `${ELEMENT} OverallHeight OverallWidth PredefinedType OperationType UserDefinedOperationType`,
  IfcWindow: `${ELEMENT} OverallHeight OverallWidth PredefinedType PartitioningType UserDefinedPartitioningType`,
  IfcFurniture: KIND_OF_ELEMENT,
  IfcBuildingElementProxy: KIND_OF_ELEMENT,
  IfcCableSegment: KIND_OF_ELEMENT,
  IfcCableFitting: KIND_OF_ELEMENT,
  IfcJunctionBox: KIND_OF_ELEMENT,
  IfcTransformer: KIND_OF_ELEMENT,
  IfcController: KIND_OF_ELEMENT,
  IfcSwitchingDevice: KIND_OF_ELEMENT,
  IfcLightFixture: KIND_OF_ELEMENT,
  IfcCableSegmentType: TYPE,
  IfcLightFixtureType: TYPE,
  IfcDistributionPort: `${PRODUCT} FlowDirection PredefinedType SystemType`,
  IfcDistributionSystem: SYSTEM,
  IfcDistributionCircuit: SYSTEM,
  IfcPropertySingleValue: 'Name Description NominalValue Unit',
  IfcPropertyEnumeratedValue: 'Name Description EnumerationValues EnumerationReference',
  IfcPropertySet: `${ROOT} HasProperties`,
  IfcQuantityLength: `${QUANTITY} LengthValue Formula`,
  IfcQuantityArea: `${QUANTITY} AreaValue Formula`,
  IfcElementQuantity: `${ROOT} MethodOfMeasurement Quantities`,
  IfcRelAggregates: `${ROOT} RelatingObject RelatedObjects`,
  IfcRelNests: `${ROOT} RelatingObject RelatedObjects`,
  IfcRelContainedInSpatialStructure: `${ROOT} RelatedElements RelatingStructure`,
  IfcRelVoidsElement: `${ROOT} RelatingBuildingElement RelatedOpeningElement`,
  IfcRelFillsElement: `${ROOT} RelatingOpeningElement RelatedBuildingElement`,
  IfcRelServicesBuildings: `${ROOT} RelatingSystem RelatedBuildings`,
  IfcRelAssignsToGroup: `${ROOT} RelatedObjects RelatedObjectsType RelatingGroup`,
  IfcRelConnectsPorts: `${ROOT} RelatingPort RelatedPort RealizingElement`,
  IfcRelDefinesByType: `${ROOT} RelatedObjects RelatingType`,
  IfcRelDefinesByProperties: `${ROOT} RelatedObjects RelatingPropertyDefinition`,
  IfcRelAssociatesDocument: `${ROOT} RelatedObjects RelatingDocument`,
} as const satisfies Record<string, string>;

export type EntityName = keyof typeof ENTITIES;
export type AttributeOf<Name extends EntityName> = Names<(typeof ENTITIES)[Name]>;

export type RootName = {
  [Name in EntityName]: 'GlobalId' extends AttributeOf<Name> ? Name : never;
}[EntityName];
export type ProductName = {
  [Name in RootName]: 'ObjectPlacement' extends AttributeOf<Name> ? Name : never;
}[RootName];
